import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/organisation';
import { readText } from '@/lib/content/read';
import { publicPage } from '@/lib/research/publication/public-pages';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';

const page = publicPage(routes.methodology);

export const metadata = pageMetadata(page);

/** A report whose values may all be passed on, and one of its figures, for the example. */
const EXAMPLE = { slug: 'gold-vs-silver', figure: 'gold-last-year' };

export default function MethodologyPage() {
  const { mail } = site();
  return (
    <Container className="pb-20">
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: page.title, path: page.path }} />}
        title="How a number is made, checked and corrected"
      >
        <p>And how to work one out again yourself, in twenty lines of Python.</p>
      </PageHeading>
      <article className="prose">
        <h2 id="made">How a number is made</h2>
        <p>
          A series is a file of published values, each with its unit, its period and its source. A gap stays a
          gap; nothing is filled in. A figure is a formula over a part of a series, for example the value at
          the end over the value at the start, less one. The text of a report names the figure, and the build
          puts the number in. Nobody types it.
        </p>
        <p>
          A number is rounded once, when it is printed, as a decimal number and with halves away from zero.
          Where a difference of two printed numbers is not the difference that we print, the line beside it
          says that it is of unrounded values.
        </p>
        <h2 id="checked">How it is checked</h2>
        <ul>
          <li>Each figure is computed twice: from the series, and from its own inputs alone.</li>
          <li>
            Words such as “rose”, “twice” or “highest” are bound to figures. If one is untrue, the page is not
            published.
          </li>
          <li>
            A value of a period that is not over, or measured in another way than the rest, is compared with
            nothing.
          </li>
          <li>
            A program in another language computes every figure whose inputs we may pass on again, from the
            files that you can download. It must agree to the last printed digit. So must other figures whose
            inputs are printed beside them.
          </li>
        </ul>
        <h2 id="leave">What we may not pass on</h2>
        <p>
          Some publishers do not permit copies of their values. We draw the lines of such daily and weekly
          series, and print the value at the end of each month and the latest one. Other values are rounded to
          three digits. Figures that rest on them are marked <code>recomputable: false</code>, with the reason
          and the source where you can get the values.
        </p>
        <h2 id="check">Check one yourself</h2>
        <p>
          Each report and each of our posts has a file <code>figures.json</code> with every figure, its
          formula and its inputs. A <a href={routes.figuresSchema}>JSON Schema</a> describes it. Save this as{' '}
          <code>check.py</code>:
        </p>
        <pre tabIndex={0} className="overflow-x-auto text-sm">
          <code>{readText('check-one-figure.py')}</code>
        </pre>
        <p>
          Then give it the address of <a href={routes.reportFigures(EXAMPLE.slug, 'json')}>such a file</a> and
          the name of a figure in it, for example <code>{EXAMPLE.figure}</code>. It knows ten formulas and
          takes the inputs as they are; inputs that are computed themselves are in the file with the values
          they are made of.
        </p>
        <h2 id="corrected">How it is corrected</h2>
        <p>
          Write to <a href={`mailto:${mail.support}`}>{mail.support}</a>. A report that changes gets a new
          version. The old one stays at its own address with the numbers it had, and the list of versions says
          what changed.
        </p>
      </article>
    </Container>
  );
}
