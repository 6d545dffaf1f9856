import { text } from '@/lib/content/messages';

const VALUES = ['innovation', 'collaboration', 'excellence'];

export function Mission() {
  return (
    <>
      <p className="max-w-[34ch] font-serif text-xl leading-snug md:text-2xl">
        {text('pages.about.mission-lead')}
      </p>
      <dl className="mt-10 grid gap-8 border-t border-rule pt-8 lg:grid-cols-3">
        {VALUES.map((name) => (
          <div key={name}>
            <dt className="font-serif text-lg">{text(`pages.about.values.${name}`)}</dt>
            <dd className="mt-2 text-muted">{text(`pages.about.values.${name}-text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
