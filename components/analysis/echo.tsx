import { text } from '@/lib/content/messages';
import type { EchoPart } from '@/lib/research/analysis/echo';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** What was understood, each part with what could be asked in its place. Works without script. */
export function Echo({ parts, unused = [] }: { parts: readonly EchoPart[]; unused?: readonly string[] }) {
  return (
    <section aria-label={text('analysis-page.echo.label')} className="echo">
      <p className="echo-lead">{text('analysis-page.echo.understood')}</p>
      <ul className="echo-parts">
        {parts.map((part) => (
          <li key={`${part.slot} ${part.words}`}>
            <Part part={part} />
          </li>
        ))}
      </ul>
      {unused.length > 0 && (
        <p className="echo-unused">
          {text('analysis-page.echo.unused', { words: unused.map((word) => `“${word}”`).join(', ') })}
        </p>
      )}
    </section>
  );
}

function Part({ part: { words, alternatives } }: { part: EchoPart }) {
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
