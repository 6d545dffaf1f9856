import { momentInIndia } from '@/lib/web/format';

/** A moment in India time. */
export function Moment({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap tabular">
      {momentInIndia(at)}
    </time>
  );
}
