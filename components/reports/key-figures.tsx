/** Three or four figures to read at a glance, set like figures. */
export function KeyFigures({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-6 border-t border-rule pt-6 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1.5 text-sm text-muted">{label}</dt>
          <dd className="font-serif text-2xl leading-none tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
