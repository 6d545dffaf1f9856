import { figureLabel } from '@/components/analysis/figure-label';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { SourceNote } from '@/components/charts/chart-frame/source-note';
import { drawable } from '@/components/charts/drawable';
import { FigureAmount } from '@/components/reports/evidence/amount';
import { classNames } from '@/components/ui/class-names';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import type { Landing } from '@/lib/texts/landing';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/**
 * A question and its answer, worked out when the page is made. A script puts the answer to another question in its
 * place, with a copy of these elements: components/page-script/answer-in-card.ts fills each `data-part`.
 */
export function Conversation({ words, className }: { words: Landing; className?: string }) {
  const { conversation, example } = words;
  return (
    <section aria-label={conversation.label} data-card className={classNames('hero-card', className)}>
      <div data-card-answer suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <div data-card-first>
        <p className="hero-question">
          <span className="sr-only">{text('landing.speaker.question')}: </span>
          <span data-part="question">{conversation.question}</span>
        </p>
        <div className="hero-answer">
          <p className="sr-only">{text('landing.speaker.answer')}</p>
          <h2 data-part="sentence" tabIndex={-1} className="text-lg/snug md:text-xl">
            {example.sentence}
          </h2>
          <div data-part="figures">
            <dl className="report-key">
              {example.keyFigures.map(([name, figure]) => (
                <div key={name}>
                  <dt>{figureLabel([name, figure], example)}</dt>
                  <dd>
                    <FigureAmount figure={figure} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div data-part="switches" className="hero-switches" />
          <div data-part="chart">
            {example.chart && (
              <ChartFigure
                chart={example.chart}
                id="conversation-chart"
                table={false}
                drawing={askingIsOn() ? routes.analysisChart(conversation.answer) : undefined}
              />
            )}
          </div>
          {askingIsOn() && (
            <a
              href={pathHere(routes.analysisAnswer(conversation.answer))}
              rel="nofollow"
              data-part="link"
              className={classNames(LINK, 'hero-link')}
            >
              {conversation.link}
            </a>
          )}
          {example.chart && (
            <details className="hero-sources">
              <summary>{conversation.sources}</summary>
              <div data-part="sources">
                <SourceNote chart={drawable(example.chart)} />
              </div>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
