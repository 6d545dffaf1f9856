import type { ReactNode } from 'react';

type Props = { label: string; columns: readonly string[]; className?: string; children: ReactNode };

/** A table that scrolls sideways on narrow screens; focusable, so that the keyboard can scroll it too. */
export function ScrollTable({ label, columns, className, children }: Props) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
      <table className={className}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
