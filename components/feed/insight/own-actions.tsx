import { SaveForm } from '@/components/layout/save-form';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import type { Wish } from '@/lib/contract/provider';
import { SHARED_DAYS } from '@/lib/contract/saved';

export type OwnActionsProps = {
  id: string;
  subject: { id: string; name: string; wish: Wish | undefined };
};

/**
 * What a person can do with an insight: save it, share it, mark it as not read, ask for more or less of its
 * subject.
 */
export function OwnActions({ id, subject }: OwnActionsProps) {
  const other = (['more', 'less'] as const).filter((wish) => wish !== subject.wish);
  return (
    <div className="grid gap-4 border-b border-rule py-6 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <SaveForm kind="insight" item={id} />
        <Action path="/api/shared" fields={{ insight: id }} words={text('saved.shared.make')} />
        <Action
          path="/api/feed/read-marks"
          fields={{ insight: id }}
          words={text('saved.preferences.clear-one')}
        />
      </div>
      <p className="max-w-measure text-sm text-muted">
        {text('saved.shared.make-text', { days: SHARED_DAYS })}
      </p>
      <div
        role="group"
        aria-label={text('saved.preferences.this-subject', { subject: subject.name })}
        className="flex flex-wrap items-center gap-3"
      >
        {other.map((wish) => (
          <Action
            key={wish}
            path="/api/feed/subjects"
            fields={{ [subject.id]: wish }}
            words={text(`saved.preferences.${wish}-of`, { subject: subject.name })}
          />
        ))}
        {subject.wish && (
          <Action
            path="/api/feed/subjects"
            fields={{ [subject.id]: 'neither' }}
            words={text('saved.preferences.neither')}
          />
        )}
      </div>
    </div>
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
