import { analyses, MEASURES, type Measure } from '@samvit/research';
import { routes } from '@/lib/web/routes';

/** Series with many values, of which a measure takes as many as it can. */
const PRICES = ['gold-usd-oz', 'silver-usd-oz', 'usd-inr'];
const RATES = ['india-10y', 'us-10y'];

function heavyOf(measure: Measure): string {
  const {
    kinds,
    series: [, most],
  } = MEASURES[measure];
  const series = kinds.includes('price') ? PRICES : RATES;
  return `${measure}/${series.slice(0, most).join('~')}/all`;
}

/** For each measure an answer of as many series and values as it takes: the longest pages that are asked for. */
export const HEAVY_ANSWERS = analyses.MEASURE_NAMES.map((name) => routes.analysisAnswer(heavyOf(name)));
