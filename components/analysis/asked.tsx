import { Fragment } from 'react';
import { wordsHere } from '@/lib/content/words-here';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import { analyses, questions, type Reading } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { routes } from '@/lib/web/routes';
import { AnswerLinks } from './answer-links';
import { choicesPath } from './choices-path';
import { Echo, typedParts, typedWords } from './echo';
import { ExampleLinks } from './example-links';
import { AboutSite, TermMeanings, explanationTitle } from './explained';
import { Instead, NoAnswer } from './no-answer';

const FEW = 3;

/** What there is to say where nothing was asked, or nothing that can be read. */
export function NothingAsked({ sentence }: { sentence: string }) {
  return (
    <NoAnswer sentence={sentence}>
      <ExampleLinks examples={questions.examples(wordsHere()).slice(0, FEW)} />
    </NoAnswer>
  );
}

type ChoicesProps = {
  problems: readonly [questions.FieldProblem, ...questions.FieldProblem[]];
  fields: analyses.Fields;
};

/** What is wrong with choices, and the series that may be meant. */
export function AskedChoices({ problems, fields }: ChoicesProps) {
  return (
    <NoAnswer sentence={problems[0].sentence} fields={fields} problems={problems}>
      {problems.map(({ field, near = [] }, i) =>
        near.length === 0 ? null : (
          <Fragment key={field}>
            {/* The headline says what is wrong with the first, each other field what is wrong with it. */}
            {i > 0 && <p className="answer-why">{seriesLabel(field)}</p>}
            <ul className="answer-links">
              {near.map((name) => (
                <li key={name}>
                  <a href={choicesPath({ ...fields, [field]: name })} rel="nofollow" data-answer>
                    {analyses.choiceTitle(libraryHere(), name)}
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        ),
      )}
    </NoAnswer>
  );
}

/** The label of a field that names a series. */
const seriesLabel = (field: analyses.FieldName) =>
  text('analysis-page.form.series', {
    count: analyses.SERIES_FIELDS.findIndex((name) => name === field) + 1,
  });

/** The form with the choices of an answer. */
export function ChangedChoices({ fields }: { fields: analyses.Fields }) {
  return <NoAnswer sentence={text('analysis-page.answer.change')} fields={fields} problems={[]} />;
}

export type Unanswered = Exclude<Reading, { state: 'analysis' }>;

function choiceSentence({ readings, isJudged, unused }: Extract<Reading, { state: 'choose' }>): string {
  if (unused.length > 0) return text('analysis-page.asked.without', { words: typedWords(unused) });
  return isJudged
    ? text('analysis-page.asked.judged')
    : text('analysis-page.asked.choose', { count: readings.length });
}

/** The name of the page that says what became of a question. */
export const askedTitle = (read: Unanswered): string =>
  read.state === 'definition' || read.state === 'site'
    ? explanationTitle(read)
    : text('analysis-page.asked.title');

/** What a question may mean, or why it has no answer and what can be asked instead. */
export function AskedQuestion({ read, fields }: { read: Unanswered; fields: analyses.Fields }) {
  if (read.state === 'definition') return <TermMeanings read={read} fields={fields} />;
  if (read.state === 'site') return <AboutSite read={read} fields={fields} />;
  const { slots, unused } = read;
  const above = slots.length + unused.length > 0 && <Echo parts={typedParts(slots)} heard={read} />;
  if (read.state === 'choose')
    return (
      <NoAnswer
        sentence={choiceSentence(read)}
        fields={{ ...analyses.fieldsOf(read.readings[0] ?? {}), ...fields }}
        // The sentence names the words that have no place.
        above={slots.length > 0 && <Echo parts={typedParts(slots)} heard={{ ...read, unused: [] }} />}
      >
        <section aria-labelledby="asked-readings" className="answer-part">
          <h2 id="asked-readings">{text('analysis-page.asked.readings')}</h2>
          <AnswerLinks offered={read.readings} withResults />
        </section>
      </NoAnswer>
    );
  if (read.state === 'refused')
    return (
      <NoAnswer
        sentence={text(`analysis-page.asked.refused.${read.kind}`, {
          word: read.word ?? '',
          absent: read.absent ?? 'none',
        })}
        // A number of a person is not sent back, not even into the field it came from.
        fields={read.kind === 'personal-data' ? {} : fields}
        // Of a question that nobody can answer it says nothing how its words were read.
        above={read.kind !== 'advice' && read.kind !== 'forecast' && above}
      >
        <Instead>
          <AnswerLinks offered={read.instead} withResults />
          {read.kind === 'no-term' && (
            <p className="answer-why">
              <SiteLink href={routes.glossary}>{text('analysis-page.asked.terms')}</SiteLink>
            </p>
          )}
          {(read.kind === 'no-series' || read.kind === 'not-held') && (
            <>
              <p className="answer-why">
                <SiteLink href={routes.data}>{text('analysis-page.asked.held')}</SiteLink>
              </p>
              <p className="answer-why">
                <SiteLink href={routes.analysisOwn}>{text('own-data.page.link')}</SiteLink>
              </p>
            </>
          )}
        </Instead>
      </NoAnswer>
    );
  return (
    <NoAnswer
      sentence={text('analysis-page.asked.unknown')}
      fields={{ ...analyses.fieldsOf(read.filled), ...fields }}
      above={above}
      isUnread={slots.length === 0 || undefined}
    >
      <Instead>
        <AnswerLinks offered={read.nearest} withResults />
      </Instead>
    </NoAnswer>
  );
}
