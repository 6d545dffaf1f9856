import type { ReactNode } from 'react';

/** A section under a thin rule: the heading in the margin, the text beside it. */
export function SideSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-6 border-t border-rule py-12 md:grid-cols-12 md:py-16"
    >
      <h2 id={id} className="text-xl md:col-span-4 lg:col-span-3">
        {title}
      </h2>
      <div className="md:col-span-8 lg:col-span-9">{children}</div>
    </section>
  );
}
