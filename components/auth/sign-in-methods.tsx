import { classNames } from '@/components/ui/class-names';
import { text } from '@/lib/content/messages';
import { list } from '@/lib/content/list';

const UNAVAILABLE = ['Google', 'Apple'];

const TAB = 'border-b-2 px-2 pt-1 pb-2.5 text-sm font-medium disabled:cursor-not-allowed';

export const METHOD_TAB = 'email-otp-tab';
export const METHOD_PANEL = 'email-otp';

/** The ways to sign in. One works; the other two say that they are not available yet. */
export function SignInMethods() {
  return (
    <>
      <div
        role="tablist"
        aria-label={text('sign-in.methods')}
        className="grid grid-cols-3 border-b border-rule"
      >
        <button
          type="button"
          role="tab"
          id={METHOD_TAB}
          aria-selected="true"
          aria-controls={METHOD_PANEL}
          className={classNames(TAB, '-mb-px border-peacock text-ink')}
        >
          {text('sign-in.method')}
        </button>
        {UNAVAILABLE.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected="false"
            aria-describedby="not-available"
            disabled
            className={classNames(TAB, '-mb-px border-transparent text-muted')}
          >
            {name}
          </button>
        ))}
      </div>
      <p id="not-available" className="mt-2 text-right text-xs text-muted">
        {text('sign-in.unavailable', { names: list(UNAVAILABLE) })}
      </p>
    </>
  );
}
