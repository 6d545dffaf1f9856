import { SubjectBoxes } from '@/components/account/wish-tiles';
import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import type { findings } from '@samvit/research';

/** Until it is answered or skipped: which subjects the person follows. */
export function FirstChoice({ subjects }: { subjects: readonly findings.FeedSubject[] }) {
  return (
    <section aria-labelledby="first-choice">
      <h2 id="first-choice">{text('feed.today.first.title')}</h2>
      <p className="today-note">{text('feed.today.first.text')}</p>
      <PostForm action="/api/feed/subjects">
        <SubjectBoxes subjects={subjects} />
        <div className="today-buttons">
          <Button type="submit" name="first" value="chosen">
            {text('feed.today.first.send')}
          </Button>
          <Button type="submit" name="first" value="skip" look="quiet">
            {text('feed.today.first.skip')}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
