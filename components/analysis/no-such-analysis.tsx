import { wordsHere } from '@/lib/content/words-here';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { questions } from '@samvit/research';
import { ExampleLinks } from './example-links';
import { NoAnswer } from './no-answer';

const FEW = 3;

/** What stands at an address that is none of an analysis: an unknown measure, series or window. */
export function NoSuchAnalysis() {
  return (
    <Container className="pt-12 pb-20 md:pt-20">
      <NoAnswer sentence={text('analysis-page.missing.title')}>
        <p className="answer-why">{text('analysis-page.missing.text')}</p>
        <ExampleLinks examples={questions.examples(wordsHere()).slice(0, FEW)} />
      </NoAnswer>
    </Container>
  );
}
