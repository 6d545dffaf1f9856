import { SaveForm } from '@/components/layout/save-form';
import { Button, buttonClass } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import type { Wish } from '@/lib/contract/provider';
import { SHARED_DAYS } from '@/lib/contract/saved';

export type OwnActionsProps = {
  id: string;
  subject: { id: string; name: string; wish: Wish | undefined };
};

/** What a person can do with an insight: save it, share it, and, in a menu, what becomes of it in the feed. */
export function OwnActions({ id, subject }: OwnActionsProps) {
  return (
    <div className="border-b border-rule py-6 print:hidden">
      <div className="flex flex-wrap items-start gap-3">
        <SaveForm kind="insight" item={id} look="primary" />
        <Action path="/api/shared" fields={{ insight: id }} words={text('saved.shared.make')} />
        <InFeed id={id} subject={subject} />
      </div>
      <p className="mt-3 max-w-measure text-sm text-muted">
        {text('saved.shared.make-text', { days: SHARED_DAYS })}
      </p>
    </div>
  );
}

/** More or less of the subject, and the insight as new again. It opens without script. */
function InFeed({ id, subject }: OwnActionsProps) {
  const further = (['more', 'less'] as const).filter((wish) => wish !== subject.wish);
  const wishAction = (wish: Wish | 'neither', words: string) => (
    <Action key={wish} path="/api/feed/subjects" fields={{ [subject.id]: wish }} words={words} />
  );
  return (
    <details className="open:basis-full">
      <summary className={buttonClass('quiet', 'cursor-pointer list-none', 'compact')}>
        {text('saved.preferences.this-subject', { subject: subject.name })}
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-none stroke-current">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </summary>
      <div className="mt-3 flex flex-wrap gap-3">
        {further.map((wish) =>
          wishAction(wish, text(`saved.preferences.${wish}-of`, { subject: subject.name })),
        )}
        {subject.wish && wishAction('neither', text('saved.preferences.neither'))}
        <Action
          path="/api/feed/read-marks"
          fields={{ insight: id }}
          words={text('saved.preferences.clear-one')}
        />
      </div>
    </details>
  );
}

function Action({ path, fields, words }: { path: string; fields: Record<string, string>; words: string }) {
  return (
    <form action={path} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="quiet" size="compact">
        {words}
      </Button>
    </form>
  );
}
