import { HistogramDrawing } from '@samvit/charts';
import { analyses, numbers } from '@samvit/research';
import { list } from '@/lib/content/list';
import { text } from '@/lib/content/messages';
import { wordsHere } from '@/lib/content/words-here';

/** Of all windows as long as the one that was asked for: how many are alike, how they are spread, and where it lies. */
export function Share({ share }: { share: analyses.AnswerShare }) {
  const { spread, unit, of, once, sideBySide } = share;
  if (of < LEAST_TOLD) return <p>{text('analysis-page.share.few', { of })}</p>;
  return (
    <div className="answer-spread">
      <p>
        {sentenceOf(share)}{' '}
        {text(sideBySide < of ? 'analysis-page.share.overlap' : 'analysis-page.share.apart')}
      </p>
      {once !== undefined && <p>{text('analysis-page.share.once', { once, of })}</p>}
      {spread && unit && <Spread spread={spread} format={unit.format} name={nameOf(share)} />}
    </div>
  );
}

/** Of fewer windows nobody can say what is typical. */
const LEAST_TOLD = 8;

/** `Every 10-year gold SIP started since 1973 ended in profit (522 of 522).` */
function sentenceOf({ counted, count, of, all, names, span }: analyses.AnswerShare): string {
  const [first = '', ...others] = names;
  const which = count === of ? 'all' : count === 0 ? 'none' : 'some';
  const sentence = text(`analysis-page.share.counted.${counted}`, {
    which,
    count,
    of,
    span,
    name: first,
    others: list(others),
    since: all[0]?.from.slice(0, 4) ?? '',
    times: text('analysis-page.share.times', { which, count, of }),
  });
  return analyses.capitalised(wordsHere(), sentence);
}

/** What is spread: `Growth a year, gold`. */
const nameOf = ({ counted, unit, names: [name = '', ...others] }: analyses.AnswerShare) =>
  text(`analysis-page.share.spread.${counted}`, {
    name,
    others: list(others),
    isPerYear: unit?.isPerYear ? 'yes' : 'no',
  });

type SpreadProps = {
  spread: NonNullable<analyses.AnswerShare['spread']>;
  format: NonNullable<analyses.AnswerShare['unit']>['format'];
  name: string;
};

/** The results in bins, and below the drawing the same as a list. */
function Spread({ spread, format, name }: SpreadProps) {
  const { edges, counts, isOpen, median, here } = spread;
  const write = (value: number) => numbers.FORMATS[format](wordsHere(), value);
  const [first = 0, second = 0] = edges;
  /** Edges are round: most need no decimals. */
  const isWhole = format === 'percent' && Math.round(100 * (second - first)) >= 1;
  const edge = (value: number) => (isWhole ? numbers.FORMATS['percent-0'](wordsHere(), value) : write(value));
  const written = edges.map(edge);
  const binText = (i: number) => {
    const values = { low: written[i] ?? '', high: written[i + 1] ?? '' };
    if (i === 0 && isOpen[0]) return text('analysis-page.share.bin.below', values);
    if (i === counts.length - 1 && isOpen[1]) return text('analysis-page.share.bin.above', values);
    return text('analysis-page.share.bin.between', values);
  };
  const words = {
    edges: written,
    here: text('analysis-page.share.here'),
    median: text('analysis-page.share.median', { median: write(median) }),
  };
  const histogram = { ...spread, isOfGains: format === 'percent' };
  const isHere = (i: number) => (i === here ? text('analysis-page.share.here-in-list') : '');
  const label = text('analysis-page.share.drawing', {
    name,
    median: write(median),
    place: here === null ? 'none' : 'here',
    bin: here === null ? '' : binText(here),
  });
  return (
    <figure className="chart-figure chart-has-wide">
      <figcaption className="chart-subtitle">{name}</figcaption>
      <div className="chart-plot">
        {(['compact', 'wide'] as const).map((size) => (
          <HistogramDrawing key={size} histogram={histogram} words={words} size={size} label={label} />
        ))}
      </div>
      <details className="chart-numbers">
        <summary>{text('analysis-page.share.bins')}</summary>
        <ul>
          {counts.map((count, i) => (
            <li key={i}>
              {binText(i)}: {count} {isHere(i)}
            </li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
