import { NoAnswer } from '@/components/analysis/no-answer';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import { analyses, analysisPath, type Analysis } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/**
 * What stands at the address of an answer that needs a series of somebody's own, for everybody who does not
 * have it in the account.
 */
export function OwnMissing({ analysis }: { analysis: Analysis }) {
  const path = pathHere(routes.analysisAnswer(analysisPath(analysis)));
  return (
    <NoAnswer sentence={text('own-data.page.missing.title')} fields={analyses.fieldsOf(analysis)} path={path}>
      <p className="answer-why">{text('own-data.page.missing.text')}</p>
      <ul className="own-instead">
        <li>
          <SiteLink href={routes.analysisOwn}>{text('own-data.page.missing.bring')}</SiteLink>
        </li>
        <li>
          <a href={`${pathHere(routes.web)}?callbackUrl=${encodeURIComponent(path)}`} rel="nofollow">
            {text('own-data.page.missing.sign-in')}
          </a>
        </li>
      </ul>
    </NoAnswer>
  );
}
