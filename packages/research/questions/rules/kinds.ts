import type { Measure } from '../../measures';
import type { RuleExample } from '../rule';

/** What the series that were named are. */
export type Kinds = { isOne: boolean; isClass: boolean; isRates: boolean; isRatio: boolean };

export type KindRule = {
  name: string;
  of: readonly (Measure | 'nothing')[];
  if: (kinds: Kinds, isWeak: boolean) => boolean;
  then: Measure;
  examples: readonly RuleExample[];
};

/** What is asked of series that have no such measure, and where none is said: the first that fits. */
export const KIND_RULES: readonly KindRule[] = [
  {
    name: 'a series that is a ratio itself: its level',
    of: ['nothing', 'ratio'],
    if: ({ isRatio }) => isRatio,
    then: 'level',
    examples: [['Nifty PE ratio', 'level/nifty-50-pe/all']],
  },
  {
    name: 'a ratio that is said to be up or down, not by how much: its level',
    of: ['growth', 'compare', 'rank'],
    if: ({ isRatio }, isWeak) => isRatio && isWeak,
    then: 'level',
    examples: [
      ['nifty pe abhi upar hai ya neeche average se', 'level/nifty-50-pe/all'],
      ['निफ्टी पीई ऊपर है या नीचे', 'level/nifty-50-pe/all'],
    ],
  },
  {
    name: 'a rate: its level',
    of: ['nothing', 'level', 'compare'],
    if: ({ isRates, isOne }) => isRates && isOne,
    then: 'level',
    examples: [['repo rate', 'level/rbi-repo-month-end/all']],
  },
  {
    name: 'rates: their distance, because a rate is not set to 100',
    of: ['nothing', 'level', 'compare'],
    if: ({ isRates }) => isRates,
    then: 'difference',
    examples: [['EPF vs PPF', 'difference/epf-rate~ppf-rate/10y']],
  },
  {
    name: 'prices: their growth',
    of: ['nothing'],
    if: () => true,
    then: 'growth',
    examples: [['gold 5 years', 'growth/gold-inr-10g/5y']],
  },
  {
    name: 'a rate that rose or fell: its change is a difference',
    of: ['growth'],
    if: ({ isRates }) => isRates,
    then: 'difference',
    examples: [['repo rate kitna badla 5 saal mein', 'difference/rbi-repo-month-end/5y']],
  },
  {
    name: 'the place of one thing among nothing: its growth',
    of: ['rank'],
    if: ({ isOne, isClass }) => isOne && !isClass,
    then: 'growth',
    examples: [['gold best performing 10 years', 'growth/gold-inr-10g/10y, without best performing']],
  },
  {
    name: 'the years of a rate: its level',
    of: ['calendar'],
    if: ({ isRates, isOne }) => isRates && isOne,
    then: 'level',
    examples: [['inflation year by year since 2015', 'level/india-cpi-inflation/2015-01..']],
  },
  {
    name: 'the difference of one price, or one that is compared: its growth',
    of: ['difference', 'compare'],
    if: ({ isRates, isOne }) => !isRates && isOne,
    then: 'growth',
    examples: [['rupaya dollar ke saamne 20 saal mein kitna gira', 'growth/usd-inr/20y']],
  },
  {
    name: 'the difference of prices: a comparison',
    of: ['difference'],
    if: ({ isRates }) => !isRates,
    then: 'compare',
    examples: [['gold silver difference 5 years', 'compare/gold-inr-10g~silver-inr-kg/5y']],
  },
  {
    name: 'how many times one price: how often it multiplied',
    of: ['ratio'],
    if: ({ isOne }, isWeak) => isOne && isWeak,
    then: 'growth',
    examples: [['TCS kitne guna hua 15 saal me', 'growth/tcs-close/15y']],
  },
  {
    name: 'the prices of several things: a comparison',
    of: ['level'],
    if: ({ isOne }) => !isOne,
    then: 'compare',
    examples: [['gold and silver price 5 years', 'compare/gold-inr-10g~silver-inr-kg/5y']],
  },
];
