import { formulaText } from '@/lib/web/formula-text';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import { formatPeriod } from '@/lib/web/period';
import { targetsIn } from '@/lib/texts/prose/check-prose';
import type { Prose } from '@/lib/texts/prose/parse-prose';
import type { Report } from '@/lib/texts/reports/report';
import { routes } from '@/lib/web/routes';
import { Fact } from '@/components/reports/fact';
import { statusMeaning } from '@/lib/content/status';
import { evidenceId } from './evidence-id';

/** Dated events, quotations, our notes and terms of a report, each listed once. */
export function OtherEvidence({ report, prose }: { report: Report; prose: readonly Prose[] }) {
  return (
    <>
      {targetsIn(prose, 'event').map((id) => (
        <EventNote key={id} id={id} events={report.events} />
      ))}
      {targetsIn(prose, 'quote').map((id) => (
        <QuoteNote key={id} id={id} quotes={report.quotes} />
      ))}
      {targetsIn(prose, 'note').map((id) => (
        <OwnNote key={id} id={id} notes={report.notes} />
      ))}
      {targetsIn(prose, 'term').map((id) => (
        <TermNote key={id} id={id} terms={report.terms} />
      ))}
    </>
  );
}

function EventNote({ id, events }: { id: string; events: Report['events'] }) {
  const event = events.get(id);
  if (!event) throw new RangeError(`No event is called "${id}"`);
  return (
    <Note id={evidenceId('event', id)} title={<time dateTime={event.date}>{formatPeriod(event.date)}</time>}>
      <p>{event.text}</p>
      <dl>
        <Fact name={text('reports.evidence.source')}>{event.source}</Fact>
        <Fact name={text('reports.evidence.status')}>{statusMeaning(event.status)}</Fact>
      </dl>
    </Note>
  );
}

function QuoteNote({ id, quotes }: { id: string; quotes: Report['quotes'] }) {
  const quote = quotes.get(id);
  if (!quote) throw new RangeError(`No quotation is called "${id}"`);
  return (
    <Note id={evidenceId('quote', id)} title={text('reports.evidence.quoted')}>
      <p>{quote.text}</p>
      <dl>
        <Fact name={text('reports.evidence.source')}>
          <a href={quote.url} target="_blank" rel="noopener">
            {quote.source}
          </a>
        </Fact>
        <Fact name={text('reports.evidence.date')}>{formatPeriod(quote.date)}</Fact>
      </dl>
    </Note>
  );
}

function OwnNote({ id, notes }: { id: string; notes: Report['notes'] }) {
  const note = notes.get(id);
  if (!note) throw new RangeError(`No note is called "${id}"`);
  return (
    <Note id={evidenceId('note', id)} title={text('reports.evidence.own-note')}>
      <p>{note.text}</p>
      <dl>
        <Fact name={text('reports.evidence.about')}>{note.about}</Fact>
      </dl>
    </Note>
  );
}

function TermNote({ id, terms }: { id: string; terms: Report['terms'] }) {
  const term = terms.get(id);
  if (!term) throw new RangeError(`The glossary has no term "${id}"`);
  return (
    <Note id={evidenceId('term', id)} title={term.term}>
      <p>{term.definition}</p>
      {term.formula && (
        <dl>
          <Fact name={text('reports.evidence.formula')}>{formulaText(term.formula)}</Fact>
        </dl>
      )}
      <p>
        <SiteLink href={routes.glossaryTerm(id)}>{text('reports.evidence.glossary')}</SiteLink>
      </p>
    </Note>
  );
}

function Note({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <article id={id} className="other-evidence">
      <h3>{title}</h3>
      {children}
    </article>
  );
}
