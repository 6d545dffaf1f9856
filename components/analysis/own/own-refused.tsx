import { ANSWER } from '@/components/analysis/answer-id';
import { text } from '@/lib/content/messages';
import { OwnUpload } from './own-upload';

type Props = { sentence: string; pasted?: string | undefined };

/** Why a reader's own data cannot be read, and the form again with what was pasted. */
export function OwnRefused({ sentence, pasted }: Props) {
  return (
    <article id={ANSWER} aria-labelledby="answer-sentence" className="answer">
      <h1 id="answer-sentence" tabIndex={-1}>
        {sentence}
      </h1>
      <section aria-labelledby="own-form" className="answer-part">
        <h2 id="own-form">{text('own-data.page.form')}</h2>
        <OwnUpload pasted={pasted} />
      </section>
    </article>
  );
}
