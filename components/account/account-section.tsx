import type { ReactNode } from 'react';

export function AccountSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-12 border-t border-ink pt-6">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
