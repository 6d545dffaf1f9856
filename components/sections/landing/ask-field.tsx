import { QuestionInput } from '@/components/analysis/ask-form';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import type { Landing } from '@/lib/texts/landing';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** A field for a question and questions to try, whose answers a script shows in the card beside it. */
export function AskField({ words, chips }: { words: Landing['hero']; chips: Landing['chips'] }) {
  return (
    <>
      <form action={pathHere(routes.analysisAsk)} method="post" data-ask className="hero-ask">
        <Field label={<span className="sr-only">{words.label}</span>}>
          {(control) => (
            <QuestionInput {...control} placeholder={words.placeholder} className={`${CONTROL} min-h-14`} />
          )}
        </Field>
        <Button type="submit" data-working={text('analysis-page.asking.working')} className="min-h-14">
          {words.send}
        </Button>
      </form>
      {/* Filled by script: that a question was not understood. */}
      <p
        data-not-understood
        className="hero-problem"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <div role="group" aria-label={words['chips-label']}>
        <ul className="hero-chips">
          {chips.map(({ question, answer }) => (
            <li key={answer}>
              <a href={pathHere(routes.analysisAnswer(answer))} rel="nofollow" data-answer>
                {question}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
