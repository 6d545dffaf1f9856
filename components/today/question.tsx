import { QuestionForm } from '@/components/analysis/ask-form';
import { text } from '@/lib/content/messages';

/** A field for a question, whose answer is a page. */
export const TodayQuestion = () => (
  <section aria-labelledby="ask-here">
    <h2 id="ask-here">{text('feed.today.ask')}</h2>
    <QuestionForm
      label={<span className="sr-only">{text('analysis-page.question.label')}</span>}
      hints={false}
    />
  </section>
);
