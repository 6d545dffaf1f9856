import { examples } from '@/lib/research/analysis/examples';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** Questions as people ask them, each a link to its answer. @param most how many; all by default */
export function ExampleLinks({ most }: { most?: number }) {
  return (
    <ul className="answer-links">
      {examples()
        .slice(0, most)
        .map(({ question, path }) => (
          <li key={path}>
            <a href={pathHere(routes.analysisAnswer(path))} rel="nofollow" data-answer>
              {question}
            </a>
          </li>
        ))}
    </ul>
  );
}
