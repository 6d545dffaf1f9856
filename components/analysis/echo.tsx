import { text } from '@/lib/content/messages';
import type { analyses, AnalysisAnswer, questions } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

const NOTHING: questions.QuestionWords = { slots: [], unused: [] };

type Props = {
  parts: readonly analyses.EchoPart[];
  /** The other usual readings. */
  switches?: AnalysisAnswer['switches'];
  /** How the words of a question were read. */
  heard?: questions.QuestionWords | undefined;
  /** Whether it stands on the chart of an answer, which shows what was understood. */
  isToolbar?: boolean;
};

/** What was understood, each part with what could be asked in its place. Works without script. */
export function Echo({ parts, switches = [], heard = NOTHING, isToolbar = false }: Props) {
  const unsaid = new Set<string>(heard.slots.filter(({ by }) => by === 'default').map(({ slot }) => slot));
  return (
    <section
      aria-label={text('analysis-page.echo.label')}
      className={isToolbar ? 'echo echo-toolbar' : 'echo'}
    >
      <div className="echo-row">
        {parts.length > 0 && !isToolbar && (
          <p className="echo-lead">{text('analysis-page.echo.understood')}</p>
        )}
        <ul className="echo-parts">
          {parts.map((part, i) => (
            <li key={`${part.slot} ${i}`}>
              <Part part={part} isUnsaid={unsaid.has(part.slot)} />
            </li>
          ))}
          {switches.map(({ words, path }) => (
            <li key={path}>
              <a
                href={pathHere(routes.analysisAnswer(path))}
                rel="nofollow"
                data-answer
                className="echo-part echo-switch"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {!isToolbar && <ReadingNotes heard={heard} />}
    </section>
  );
}

/** How the words of a question were read: what was corrected or not used. */
export function ReadingNotes({ heard = NOTHING }: { heard?: questions.QuestionWords | undefined }) {
  const { slots, unused } = heard;
  const corrected = slots.filter(({ by }) => by === 'corrected');
  return (
    <>
      {corrected.map(({ text: typed, as = '' }) => (
        <p key={typed} className="echo-heard">
          {text('analysis-page.echo.corrected', { typed, as })}
        </p>
      ))}
      {unused.length > 0 && (
        <p className="echo-heard">{text('analysis-page.echo.unused', { words: typedWords(unused) })}</p>
      )}
    </>
  );
}

/** Words as they were typed: `“physical”, “tola”`. */
export const typedWords = (typed: readonly string[]): string =>
  typed.map((words) => text('analysis-page.echo.typed', { words })).join(', ');

/** What was read of a question that has no analysis, as it was typed. */
export const typedParts = (slots: questions.QuestionWords['slots']): analyses.EchoPart[] =>
  slots
    .filter(({ by }) => by !== 'default')
    .map(({ slot, text: words }) => ({
      slot,
      words: text('analysis-page.echo.typed', { words }),
      alternatives: [],
    }));

type PartProps = {
  part: analyses.EchoPart;
  /** Whether the question named none. */
  isUnsaid: boolean;
};

function Part({ part, isUnsaid }: PartProps) {
  const { alternatives } = part;
  const words = isUnsaid ? text('analysis-page.echo.unsaid', { words: part.words }) : part.words;
  if (alternatives.length === 0) return <span className="echo-part">{words}</span>;
  return (
    <details name="echo">
      <summary className="echo-part">
        {words}
        <span className="sr-only">{text('analysis-page.echo.instead')}</span>
      </summary>
      <ul className="echo-instead">
        {alternatives.map(({ words: other, path }) => (
          <li key={path}>
            <a href={pathHere(routes.analysisAnswer(path))} rel="nofollow" data-answer>
              {other}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
