import { seriesFiles } from '@samvit/research';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CopyButton } from '@/components/reports/reference/copy-button';
import { HowWeWork } from '@/components/layout/how-we-work';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { ownWord } from '@/lib/platform/env';
import { readText } from '@/lib/content/read';
import { statusKey, statusRemark } from '@/lib/content/status';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export const generateMetadata = () => pageMetadata(publicPage(routes.methodology));

/** A report whose values may all be passed on, and one of its figures, for the example. */
const EXAMPLE = { slug: 'gold-vs-silver', figure: 'gold-last-year' };

const code = (words: ReactNode) => <code>{words}</code>;

export default function MethodologyPage() {
  const { title, path } = publicPage(routes.methodology);
  const {
    company,
    mail: { support },
  } = site();
  const program = readText('check-one-figure.py');
  return (
    <Container className="pb-20">
      <PageHeading eyebrow={<Breadcrumbs page={{ name: title, path }} />} title={text('methodology.heading')}>
        <p>{text('methodology.lead')}</p>
      </PageHeading>
      <HowWeWork current={routes.methodology} />
      <article className="prose">
        <h2 id="made">{text('methodology.made')}</h2>
        <p>{text('methodology.made-series')}</p>
        <p>{text('methodology.made-rounding')}</p>
        <p>
          {text('methodology.made-insights', { own: ownWord() })}{' '}
          {text('methodology.made-tagline', { company })}
        </p>
        <h2 id="checked">{text('methodology.checked')}</h2>
        <ul>
          <li>{text('methodology.checked-twice')}</li>
          <li>{text('methodology.checked-claims')}</li>
          <li>{text('methodology.checked-periods')}</li>
          <li>{text('methodology.checked-program')}</li>
        </ul>
        <h2 id="status">{text('methodology.status')}</h2>
        <p>{text('methodology.status-rule')}</p>
        <dl className="border-t border-rule">
          {seriesFiles.statusSchema.options.map((status) => (
            <div
              key={status}
              className="border-b border-rule py-2 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-6"
            >
              <dt className="font-semibold first-letter:uppercase">{statusRemark(status)}</dt>
              <dd>{text(`methodology.statuses.${statusKey(status)}`, { own: ownWord() })}</dd>
            </div>
          ))}
        </dl>
        <p>{text('methodology.status-computed')}</p>
        <h2 id="analyses">{text('methodology.analyses')}</h2>
        {text('methodology.analyses-text')
          .trim()
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        <h2 id="leave">{text('methodology.withheld')}</h2>
        <p>{richText('methodology.withheld-text', { code })}</p>
        <h2 id="check">{text('methodology.check')}</h2>
        <p>
          {richText('methodology.check-file', {
            own: ownWord(),
            code,
            schema: (words) => <a href={routes.figuresSchema}>{words}</a>,
          })}
        </p>
        <pre tabIndex={0} className="max-h-96 overflow-auto border border-rule bg-surface p-4 text-sm">
          <code>{program}</code>
        </pre>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <CopyButton text={program}>{text('methodology.check-copy')}</CopyButton>
          <a href={routes.checkProgram}>{text('methodology.check-program')}</a>
        </p>
        <p>
          {richText('methodology.check-run', {
            code,
            figure: EXAMPLE.figure,
            file: (words) => <a href={routes.reportFigures(EXAMPLE.slug, 'json')}>{words}</a>,
          })}
        </p>
        <h2 id="corrected">{text('methodology.corrected')}</h2>
        <p>
          {richText('methodology.corrected-text', {
            address: support,
            mail: (words) => <a href={`mailto:${support}`}>{words}</a>,
            all: (words) => <a href={routes.corrections}>{words}</a>,
          })}
        </p>
      </article>
    </Container>
  );
}
