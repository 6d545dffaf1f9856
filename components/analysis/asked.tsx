import { text } from '@/lib/content/messages';
import { analysisOfFields, type Fields } from '@/lib/research/analysis/fields';
import { ExampleLinks } from './example-links';
import { NoAnswer } from './no-answer';

const FEW = 3;

/** What there is to say of a question without an answer, and of choices that are no analysis. */
export function Asked({ fields }: { fields: Fields }) {
  return (
    <NoAnswer sentence={problemOf(fields)} fields={fields}>
      <ExampleLinks most={FEW} />
    </NoAnswer>
  );
}

/** What is wrong with what the form held. */
function problemOf(fields: Fields): string {
  if (fields.q !== undefined) return text('analysis-page.asked.not-understood');
  if (fields.measure === undefined) return text('analysis-page.asked.nothing');
  const analysis = analysisOfFields(fields);
  return 'problem' in analysis
    ? text(`analysis-page.asked.${analysis.problem}`)
    : text('analysis-page.asked.nothing');
}
