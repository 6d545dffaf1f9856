import { wordsHere } from '@/lib/content/words-here';
import { questions } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** Questions as people ask them, each a link to its answer. */
export function ExampleLinks({
  examples = questions.examples(wordsHere()),
}: {
  examples?: readonly questions.Example[];
}) {
  return (
    <ul className="answer-links">
      {examples.map(({ question, path }) => (
        <li key={path}>
          <a href={pathHere(routes.analysisAnswer(path))} rel="nofollow" data-answer>
            {question}
          </a>
        </li>
      ))}
    </ul>
  );
}
