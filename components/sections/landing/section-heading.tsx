/** The heading of a section, with at most one sentence below it. */
export function SectionHeading({
  id,
  title,
  lead,
  className,
}: {
  /** The id by which the section refers to its heading for assistive technology. */
  id: string;
  title: string;
  lead?: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <h2 id={id} className="text-2xl tracking-[-0.018em] md:text-3xl">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-[36rem] leading-normal text-muted">{lead}</p>}
    </div>
  );
}
