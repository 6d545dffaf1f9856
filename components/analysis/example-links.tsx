import { wordsHere } from '@/lib/content/words-here';
import { questions } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

type Props = {
  examples?: readonly questions.Example[];
  /** Whether they stand beside each other. */
  areChips?: boolean;
};

/** Questions as people ask them, each a link to its answer. */
export function ExampleLinks({ examples = questions.examples(wordsHere()), areChips = false }: Props) {
  return (
    <ul className={areChips ? 'echo-parts' : 'answer-links'}>
      {examples.map(({ question, path }) => (
        <li key={path}>
          <a
            href={pathHere(routes.analysisAnswer(path))}
            rel="nofollow"
            data-answer
            className={areChips ? 'echo-part' : undefined}
          >
            {question}
          </a>
        </li>
      ))}
    </ul>
  );
}
