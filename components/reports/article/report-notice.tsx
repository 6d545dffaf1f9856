import { Fact } from '@/components/reports/fact';
import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { englishHere } from '@/lib/content/locales';
import { conductStatements, site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { linkTo } from '@/components/reports/own-link';

/**
 * The disclosure: no investment advice, which parts were automated, and who is
 * responsible; then what the operator states of registration, interests and the use of AI.
 */
export function ReportNotice() {
  const { notice, company, mail } = site();
  return (
    <div className="report-notice">
      <dl>
        <Fact name={text('reports.notice.disclosure')}>
          {richText('reports.notice.disclosed', { notice, disclaimer: linkTo(routes.disclaimers) })}
        </Fact>
        <Fact name={text('reports.notice.computed')}>{text('reports.notice.how-computed')}</Fact>
        <Fact name={text('reports.notice.written')}>{text('reports.notice.how-written')}</Fact>
        <Fact name={text('reports.notice.responsible')}>
          {richText('reports.notice.who', {
            ...{ company, address: mail.support },
            mail: (words) => <a href={`mailto:${mail.support}`}>{words}</a>,
          })}
        </Fact>
        {conductStatements().map(({ field, statement }) => (
          <Fact key={field} name={text(`reports.conduct.${field}`)}>
            {/* The operator writes it once, in English. */}
            <span lang={englishHere()}>{statement}</span>
          </Fact>
        ))}
      </dl>
    </div>
  );
}
