const VALUES = [
  {
    name: 'Innovation',
    words:
      'We try a new method on our own figures first. What explains no more than the old one does not reach the reader.',
  },
  {
    name: 'Collaboration',
    words: 'Investors, advisors and brokers tell us what they miss. The next report starts from there.',
  },
  {
    name: 'Excellence',
    words: 'A figure carries its source and its date, or it is left out. When one is wrong, we correct it.',
  },
];

export function Mission() {
  return (
    <>
      <p className="max-w-[34ch] font-serif text-xl leading-snug md:text-2xl">
        Careful investment research, within reach of everyone who makes their own decisions.
      </p>
      <dl className="mt-10 grid gap-8 border-t border-rule pt-8 lg:grid-cols-3">
        {VALUES.map(({ name, words }) => (
          <div key={name}>
            <dt className="font-serif text-lg">{name}</dt>
            <dd className="mt-2 text-muted">{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
