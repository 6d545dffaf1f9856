import { text } from '@/lib/content/messages';
import type { analyses, AnalysisAnswer, questions } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

const NOTHING: questions.QuestionWords = { slots: [], unused: [] };

type Props = {
  parts: readonly analyses.EchoPart[];
  /** How the words of a question were read. */
  heard?: questions.QuestionWords | undefined;
  /** Whether it stands on the chart of an answer, which shows what was understood. */
  isToolbar?: boolean;
};

/** What was understood, each part with what could be asked in its place. Works without script. */
export function Echo({ parts, heard = NOTHING, isToolbar = false }: Props) {
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
              <Part part={part} isUnsaid={unsaid.has(part.slot)} isToolbar={isToolbar} />
            </li>
          ))}
        </ul>
      </div>
      {!isToolbar && <ReadingNotes heard={heard} />}
    </section>
  );
}

/** The other usual readings of a question, such as with dividends. They change the headline, so they stand by it. */
export function Switches({ switches }: Pick<AnalysisAnswer, 'switches'>) {
  return switches.map(({ words, path }) => (
    <a
      key={path}
      href={pathHere(routes.analysisAnswer(path))}
      rel="nofollow"
      data-answer
      className="echo-part echo-switch"
    >
      {words}
    </a>
  ));
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
  isToolbar: boolean;
};

/** A part of what was understood, without the months of a period where the headline has said them. */
function Part({ part, isUnsaid, isToolbar }: PartProps) {
  const { alternatives } = part;
  const name = isToolbar ? (part.short ?? part.words) : part.words;
  const words = isUnsaid ? text('analysis-page.echo.unsaid', { words: name }) : name;
  if (alternatives.length === 0) return <span className="echo-part">{words}</span>;
  return (
    <details name="echo">
      <summary className="echo-part">
        {words}
        <span className="sr-only">{text('analysis-page.echo.instead')}</span>
      </summary>
      <ul className="echo-instead">
        <li aria-current="true">{part.words}</li>
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
