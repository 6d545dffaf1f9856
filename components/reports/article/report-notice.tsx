import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/site/routes';
import { OwnLink } from '@/components/reports/own-link';

/**
 * The disclaimer beside the content: no investment advice, which parts were automated, and who is
 * responsible.
 */
export function ReportNotice({ evidencePath }: { evidencePath: string }) {
  const { notice, company, mail } = site();
  return (
    <aside aria-label="About this report" className="report-notice">
      <dl>
        <div>
          <dt>Disclosure</dt>
          <dd>
            {notice} <OwnLink href={routes.disclaimers}>Read the disclaimer</OwnLink>
          </dd>
        </div>
        <div>
          <dt>Computed</dt>
          <dd>
            Every figure and every chart, from the published series named here, by the formula in{' '}
            <a href={evidencePath}>the table</a>. No number is typed. Tap one to see where it comes from.
          </dd>
        </div>
        <div>
          <dt>Written with AI</dt>
          <dd>
            The words were drafted with AI from these figures. Words such as “rose” or “twice” are held
            against them, and the page is not published when one is untrue.
          </dd>
        </div>
        <div>
          <dt>Who answers for it</dt>
          <dd>
            {company}. Report a mistake to <a href={`mailto:${mail.support}`}>{mail.support}</a>.
          </dd>
        </div>
      </dl>
    </aside>
  );
}
