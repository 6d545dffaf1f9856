import { Eyebrow } from '@/components/ui/eyebrow';
import { englishHere } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { statusRemark } from '@/lib/content/status-words';
import type { Landing } from '@/lib/research/landing';
import type { Figure } from '@/lib/research/figures/figure';
import { formatRange } from '@/lib/web/period';

/** An insight as the feed shows it, with its figure and the formula to recompute it. */
export function InsightWidget({ words, figure }: { words: Landing['features']['enhance']; figure: Figure }) {
  const working = [
    [text('landing.insight.formula'), text('landing.insight.formula-name', { name: figure.formula })],
    [text('landing.insight.window'), formatRange(figure.window.from, figure.window.to)],
    [
      text('landing.insight.source'),
      figure.sources.map(({ publisher, title }) => `${publisher}, ${title}`).join('; '),
      englishHere(),
    ],
    [text('landing.insight.status'), statusRemark(figure.status)],
  ];
  return (
    <div className="border border-rule bg-surface p-5 md:p-7">
      <Eyebrow>{words.label}</Eyebrow>
      <p className="mt-2 font-serif text-xl">{words.insight}</p>
      <p className="mt-4">
        <span className="block font-serif text-5xl leading-none tracking-[-0.02em] tabular">
          {figure.text}
        </span>
        <span className="mt-2 block text-sm">{words.body}</span>
      </p>
      <dl className="mt-6 border-t border-rule text-sm">
        {working.map(([term, detail, lang]) => (
          <div key={term} className="grid grid-cols-[5rem_1fr] gap-x-4 border-b border-rule py-2">
            <dt className="text-muted">{term}</dt>
            <dd lang={lang}>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
