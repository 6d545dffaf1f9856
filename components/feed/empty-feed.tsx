export function EmptyFeed({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="border border-rule px-6 py-16 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="mx-auto mt-3 max-w-[46ch] text-muted">{hint}</p>
    </div>
  );
}
