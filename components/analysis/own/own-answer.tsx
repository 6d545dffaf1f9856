import { Answer } from '@/components/analysis/answer';
import { PrintAndCopy } from '@/components/analysis/print-and-copy';
import { Refused } from '@/components/analysis/refused';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import {
  type tables,
  analyses,
  analysisPath,
  type Analysis,
  type AnalysisAnswer,
  type Refusal,
  type Library,
} from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { AsRead } from './as-read';
import { OWN_FORM, OwnChoices } from './own-choices';

type Props = {
  /** With the series that the reader brought. */
  library: Library;
  analysis: Analysis;
  answer: AnalysisAnswer | Refusal;
  carried: readonly tables.CarriedSeries[];
  /** How the table was read that has just come in. */
  table?: Extract<tables.OwnResult, { state: 'read' }>['reading'];
  notice?: string | undefined;
  /** Whether the series are in the account already. */
  isStored?: boolean;
};

/** An answer from a reader's own data, or why there is none; the forms carry the data along. */
export function OwnAnswer({ library, analysis, answer, carried, table, notice, isStored = false }: Props) {
  const { product } = site();
  const actions = (
    <OwnActions library={library} analysis={analysis} answer={answer} carried={carried} isStored={isStored} />
  );
  return (
    <>
      {/* On paper it stands on every sheet. */}
      <p className="own-not-checked">{text('own-data.page.answer.not-checked', { product })}</p>
      {notice !== undefined && (
        <p role="status" className="own-notice">
          {notice}
        </p>
      )}
      {answer.state === 'answer' ? (
        <Answer answer={answer} own={actions} />
      ) : (
        <Refused analysis={analysis} refused={answer} own={actions} />
      )}
      {table && (
        <details className="own-table">
          <summary>{text('own-data.page.asks.as-read')}</summary>
          <AsRead table={table} />
        </details>
      )}
    </>
  );
}

type ActionsProps = Pick<Props, 'library' | 'analysis' | 'answer' | 'carried'> & { isStored: boolean };

/** What a reader can do with an answer from own data: ask on, keep the series, take the values along. */
function OwnActions({ library, analysis, answer, carried, isStored }: ActionsProps) {
  const here = pathHere(routes.analysisAnswer(analysisPath(analysis)));
  return (
    <>
      <section aria-labelledby="own-change" className="answer-part">
        <h2 id="own-change">{text('own-data.page.answer.change')}</h2>
        <OwnChoices library={library} fields={analyses.fieldsOf(analysis)} carried={carried} />
      </section>
      <section aria-labelledby="answer-actions" className="answer-part answer-actions">
        <h2 id="answer-actions">{text('analysis-page.answer.actions')}</h2>
        <ul className="answer-links-row">
          {answer.state === 'answer' && (
            <li>
              {answer.mayBePassedOn ? (
                <Button type="submit" form={OWN_FORM} name="do" value="csv" look="quiet" size="compact">
                  {text('analysis-page.answer.csv')}
                </Button>
              ) : (
                text('analysis-page.answer.no-files')
              )}
            </li>
          )}
          <PrintAndCopy path={here} />
        </ul>
      </section>
      {!isStored && (
        <section aria-labelledby="own-keep" className="answer-part own-keep">
          <h2 id="own-keep">{text('own-data.page.answer.keep')}</h2>
          <p className="answer-lead">{text('own-data.page.answer.keep-lead')}</p>
          <ul>
            <li>
              <Button type="submit" form={OWN_FORM} name="do" value="account" look="quiet">
                {text('own-data.page.answer.in-account')}
              </Button>
              <span className="ask-hint">{text('own-data.page.answer.in-account-hint')}</span>
            </li>
            <li>
              <SiteLink href={routes.ownSeries}>{text('own-data.page.answer.all-own')}</SiteLink>
            </li>
          </ul>
        </section>
      )}
    </>
  );
}
