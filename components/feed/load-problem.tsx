import { buttonClass } from '@/components/ui/button';

/** The yellow box: an error message and a link to retry. Without JavaScript the link reloads the page. */
export function LoadProblem({
  message,
  retry,
  href,
  onRetry,
}: {
  message: string;
  retry: string;
  href: string;
  onRetry: () => void;
}) {
  return (
    <div
      role="alert"
      className="my-8 flex flex-wrap items-center justify-between gap-4 border border-l-4 border-marigold bg-surface px-5 py-4"
    >
      <p className="max-w-measure">{message}</p>
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
        className={buttonClass('quiet', undefined, 'compact')}
      >
        {retry}
      </a>
    </div>
  );
}
