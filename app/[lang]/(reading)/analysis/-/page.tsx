import type { Metadata } from 'next';
import { AskingIsOff } from '@/components/analysis/asking-is-off';
import { NoSuchAnalysis } from '@/components/analysis/no-such-analysis';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export const metadata: Metadata = { title: text('analysis-page.missing.title'), robots: { index: false } };

/**
 * The 404 page that the server in front sends for what is no address of an analysis. A page of its own, because Next's
 * page for notFound() stays empty without JavaScript.
 */
export default function MissingAnalysisPage() {
  return askingIsOn() ? <NoSuchAnalysis /> : <AskingIsOff />;
}
