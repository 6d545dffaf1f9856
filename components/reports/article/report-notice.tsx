import { Fact } from '@/components/reports/fact';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { linkTo } from '@/components/reports/own-link';

/**
 * The disclaimer beside the content: no investment advice, which parts were automated, and who is
 * responsible.
 */
export function ReportNotice({ evidencePath }: { evidencePath: string }) {
  const { notice, company, mail } = site();
  return (
    <aside
      aria-label={text('reports.notice.label')}
      className="report-notice"
      data-narrow="22"
      data-wide="13"
    >
      <dl>
        <Fact name={text('reports.notice.disclosure')}>
          {richText('reports.notice.disclosed', { notice, disclaimer: linkTo(routes.disclaimers) })}
        </Fact>
        <Fact name={text('reports.notice.computed')}>
          {richText('reports.notice.how-computed', {
            table: (words) => <a href={evidencePath}>{words}</a>,
          })}
        </Fact>
        <Fact name={text('reports.notice.written')}>{text('reports.notice.how-written')}</Fact>
        <Fact name={text('reports.notice.responsible')}>
          {richText('reports.notice.who', {
            ...{ company, address: mail.support },
            mail: (words) => <a href={`mailto:${mail.support}`}>{words}</a>,
          })}
        </Fact>
      </dl>
    </aside>
  );
}
