import { Markdown } from '@/components/layout/markdown';
import { SiteLink } from '@/components/layout/site-link';
import { LINK } from '@/components/ui/link';
import { glossary, type Term } from '@/lib/content/glossary';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { faq } from '@/lib/content/organisation';
import { wordsHere } from '@/lib/content/words-here';
import { routes } from '@/lib/web/routes';
import type { analyses, Reading } from '@samvit/research';
import { AnswerLinks } from './answer-links';
import { NoAnswer } from './no-answer';

type Of<State> = Extract<Reading, { state: State }>;
type Props<State> = { read: Of<State>; fields: analyses.Fields };

/** A term in the language of the page; a translation of the glossary may not have it. */
const termOf = (id: string): Term | undefined => glossary().get(id) ?? inLocale(ENGLISH, glossary).get(id);

/** What stands above an explanation, and is the title of its page. */
export function explanationTitle(read: Of<'definition'> | Of<'site'>): string {
  if (read.state === 'definition')
    return wordsHere().list(read.definitions.map(({ term }) => termOf(term)?.term ?? term));
  return faqAt(read.at)?.question ?? text(`analysis-page.asked.site.${read.topic}.title`);
}

/** The entry of the FAQ that an address leads to. */
const faqAt = (at: string) => faq().find(({ id }) => at === `${routes.faqs}#${id}`);

/** What terms mean, by the glossary, each with an answer that shows it. */
export function TermMeanings({ read, fields }: Props<'definition'>) {
  const terms = read.definitions.flatMap(({ term, example }) => {
    const entry = termOf(term);
    return entry ? [{ ...entry, example }] : [];
  });
  return (
    <NoAnswer sentence={explanationTitle(read)} fields={fields}>
      {terms.map(({ id, term, definition, formula, example }) => (
        <section key={id} aria-labelledby={`term-${id}`} className="answer-part">
          <h2 id={`term-${id}`}>{text('analysis-page.asked.meaning', { term })}</h2>
          <p>{definition}</p>
          {formula && <p className="answer-why">{formula}</p>}
          <AnswerLinks offered={[example]} withResults />
          <p className="answer-why">
            <SiteLink href={routes.glossaryTerm(id)} className={LINK}>
              {text('analysis-page.asked.glossary')}
            </SiteLink>
          </p>
        </section>
      ))}
    </NoAnswer>
  );
}

/** What the site says of itself: an entry of the FAQ, or a short text with a link to where more stands. */
export function AboutSite({ read, fields }: Props<'site'>) {
  const { topic, at } = read;
  return (
    <NoAnswer sentence={explanationTitle(read)} fields={fields}>
      <section className="answer-part">
        <Markdown>{faqAt(at)?.answer ?? text(`analysis-page.asked.site.${topic}.text`)}</Markdown>
        <p className="answer-why">
          <SiteLink href={at} className={LINK}>
            {text('analysis-page.asked.more')}
          </SiteLink>
        </p>
      </section>
    </NoAnswer>
  );
}
