import { useId, type ReactNode } from 'react';

/** The classes of a text control; `aria-invalid` changes its border. */
export const CONTROL =
  'block w-full min-h-11 rounded-sm border border-muted bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted aria-invalid:border-fall';

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldError = {
  error?: string | false;
  /** The id of what says the error elsewhere on the page; it is then not said here. */
  errorAt?: string | undefined;
};

type Props = FieldError & {
  label: ReactNode;
  hint?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, a hint and an error, connected for assistive technology. */
export function Field({ label, hint, error, errorAt, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? (errorAt ?? `${id}-error`) : undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && errorAt === undefined && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm text-fall">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
