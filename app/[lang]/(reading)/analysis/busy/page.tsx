import type { Metadata } from 'next';
import { NoAnswer } from '@/components/analysis/no-answer';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export const metadata: Metadata = { title: text('analysis-page.busy.title'), robots: { index: false } };

/**
 * The page that the server in front sends with 429 to a client that asks for more answers than a minute has
 * room for.
 */
export default function BusyPage() {
  return (
    <Container className="pt-12 pb-20 md:pt-20">
      <NoAnswer sentence={text('analysis-page.busy.title')}>
        <p className="answer-why">{text('analysis-page.busy.text')}</p>
      </NoAnswer>
    </Container>
  );
}
