import { wordsHere } from '@/lib/content/words-here';
import { SaveForm } from '@/components/layout/save-form';
import { richText } from '@/components/layout/rich-text';
import { CopyButton } from '@/components/reports/reference/copy-button';
import { WhatsAppLink } from '@/components/reports/reference/whatsapp-link';
import { Button } from '@/components/ui/button';
import { template, text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { analyses, analysisPath, type AnalysisAnswer } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { addressHere } from '@/lib/web/translations';
import { answerSources } from './answer-preview';

/** The id of what is asked before an answer is printed. */
const PAPER = 'answer-paper';

/** Longer names would not stand beside each other on paper. */
const LONGEST_NAME = 60;

/** What a reader does most with an answer, in a row that stays in view: keep it, send it, copy it, print it. */
export function AnswerBar({ answer }: { answer: AnalysisAnswer }) {
  const path = analysisPath(answer.analysis);
  const url = addressHere(routes.analysisAnswer(path));
  return (
    <div className="answer-bar">
      <div role="group" aria-label={text('analysis-page.bar.label')} className="answer-bar-row">
        <SaveForm kind="analysis" item={path} />
        <WhatsAppLink title={answer.sentence} url={url} />
        <CopyButton text={`${answer.sentence}\n${url}`}>{text('analysis-page.bar.copy')}</CopyButton>
        <Button look="quiet" size="compact" popoverTarget={PAPER}>
          {text('analysis-page.bar.print')}
        </Button>
        <BeforePrint />
      </div>
      <Paper answer={answer} />
    </div>
  );
}

/** The names on the paper. They are in no form, so nothing of them is sent; what is empty is printed as a line. */
function BeforePrint() {
  const name = (label: string) => (
    <input type="text" aria-label={label} maxLength={LONGEST_NAME} autoComplete="off" spellCheck={false} />
  );
  return (
    <div id={PAPER} popover="auto" className="answer-paper">
      <p className="answer-paper-names">
        {richText('analysis-page.paper.names', {
          reader: name(text('analysis-page.paper.reader')),
          writer: name(text('analysis-page.paper.writer')),
        })}
      </p>
      <p className="ask-hint">{text('analysis-page.paper.hint')}</p>
      <Button size="compact" data-action="print" className="noscript:hidden">
        {text('analysis-page.paper.print')}
      </Button>
    </div>
  );
}

/** What only paper shows: whose page it is, what was asked, the sources, and where and when it can be checked. */
function Paper({ answer }: { answer: AnalysisAnswer }) {
  const { chart, echo, fixed, edition } = answer;
  const { product } = site();
  return (
    <>
      <p className="answer-paper-head">
        <b>{product}</b> {new URL(siteOrigin()).host}
      </p>
      <p className="answer-paper-question">
        {analyses.capitalised(wordsHere(), echo.map(({ words }) => words).join(', '))}{' '}
        <FromBrowser name="question" words="analysis-page.paper.question" />
      </p>
      <p className="answer-paper-foot">
        <FromBrowser name="day" words="analysis-page.paper.day" /> {/* A chart has its sources below it. */}
        {!chart && `${answerSources(answer)} `}
        {text('analysis-page.paper.address', {
          address: addressHere(routes.analysisAnswer(analyses.withEdition(fixed, edition))),
        })}
      </p>
    </>
  );
}

/** What components/page-script/paper.ts writes before the page is printed. */
const FromBrowser = ({ name, words }: { name: 'day' | 'question'; words: string }) => (
  <span
    data-paper={name}
    data-words={template(words)}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);
