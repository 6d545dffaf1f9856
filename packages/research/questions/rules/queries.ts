import type { Measure } from '../../measures';
import type { MeasurePart } from '../part';
import type { RuleExample } from '../rule';
import { LEAST_GOAL } from './option-words';

/** What is said anywhere in a question that decides by which measure it is answered. */
export type Facts = {
  strong: readonly MeasurePart[];
  weak: readonly MeasurePart[];
  /** Two measures with a word between that joins them. */
  joined: readonly MeasurePart[];
  /** Growth on one side of a word that joins, and another measure on the other. */
  growthAndOther: readonly MeasurePart[];
  isFall: boolean;
  /** Whether it is asked how or when something came back from a fall. */
  isRecovery: boolean;
  isSuperlative: boolean;
  /** "In covid", but not "after covid". */
  isOfEvent: boolean;
  hasAmount: boolean;
  /** Whether a sum is said to be paid so often. */
  isRegular: boolean;
  /** The largest sum. */
  mostPaid: number;
  /** Whether one of two sums is paid every month and is a small part of the other. */
  isLivedOn: boolean;
  /** Whether several sums are said. */
  hasSums: boolean;
  /** Whether a series is named. */
  hasSeries: boolean;
  /** Whether a time is, or how long something is ago. */
  hasTime: boolean;
  /** Whether a length is. */
  hasLength: boolean;
  /** Whether an amount says that it is money. */
  hasMoney: boolean;
  /** The measures that options, such as "above 60,000", and classes of series are asked of. */
  options: readonly Measure[];
  seriesCount: number;
  /** "When" or "if", of what happens whenever something else does. */
  hasCondition: boolean;
  hasWindow: boolean;
  /** "In 2010", but not "since 2010". */
  isAtTime: boolean;
  /** "In 2008 and now". */
  isOfTwoTimes: boolean;
  /** Whether one of two series is divided by, or depended on. */
  isDivided: boolean;
};

/** Words may stand in any order: what a query rule takes are not pieces in a row, but what is said at all. */
export type QueryRule = {
  name: string;
  if: (facts: Facts) => boolean;
  then: (facts: Facts) => readonly MeasurePart[];
  examples: readonly RuleExample[];
};

const measurePart = (measure: Measure): MeasurePart => ({ kind: 'measure', measure, isWeak: false });

const OF_SUMS: readonly Measure[] = ['withdrawal', 'goal', 'worth', 'portfolio'];

/** Money that lasts is asked for by sums alone. */
const isOfPrice = ({ measure }: MeasurePart) => measure !== 'withdrawal' && measure !== 'goal';

const says = (among: readonly MeasurePart[], measure: Measure): boolean =>
  among.some((each) => each.measure === measure);

const first = (among: readonly MeasurePart[], measure: Measure): readonly MeasurePart[] =>
  among.filter((each) => each.measure === measure).slice(0, 1);

const isCompare = ({ measure }: MeasurePart) => measure === 'compare';

const withoutCompare = (among: readonly MeasurePart[]): readonly MeasurePart[] =>
  among.filter(({ measure }) => measure !== 'compare');

/** Nobody pays so much every month: it is what is to be reached, or what was paid at once. */
const NO_PAYMENT = 1_000_000;

/** Words for what money is worth, and for what it became. */
const OF_WORTH: ReadonlySet<Measure> = new Set<Measure>(['worth', 'level', 'ratio', 'growth', 'compare']);

/** Which measure is meant: by the first of these that fits. */
export const QUERIES: readonly QueryRule[] = [
  {
    name: 'rolling volatility, in one piece or in two',
    if: ({ strong }) =>
      says(strong, 'rolling-volatility') || (says(strong, 'rolling-growth') && says(strong, 'volatility')),
    then: () => [measurePart('rolling-volatility')],
    examples: [
      ['Ether rolling volatility, last 6 years', 'rolling-volatility/ether-monthly/6y'],
      ['IT index ka rolling utaar-chadhaav', 'rolling-volatility/nifty-it-monthly/all'],
    ],
  },
  {
    name: 'rolling correlation, in one piece or in two',
    if: ({ strong }) =>
      says(strong, 'rolling-correlation') || (says(strong, 'rolling-growth') && says(strong, 'correlation')),
    then: () => [measurePart('rolling-correlation')],
    examples: [
      ['rolling correlation of gold and Sensex', 'rolling-correlation/gold-inr-10g~sensex-monthly/all'],
      ['खिड़की में सोने और सेंसेक्स का संबंध', 'rolling-correlation/gold-inr-10g~sensex-monthly/all'],
    ],
  },
  {
    name: 'rolling returns',
    if: ({ strong }) => says(strong, 'rolling-growth'),
    then: ({ strong }) => first(strong, 'rolling-growth'),
    examples: [['rolling returns of Sensex', 'rolling-growth/sensex-monthly/all']],
  },
  {
    name: 'a measure of money that says more than how it is paid',
    if: ({ strong, options }) => OF_SUMS.some((measure) => says(strong, measure)) || options.includes('goal'),
    then: ({ strong }) =>
      [...strong.filter(({ measure }) => OF_SUMS.includes(measure)), measurePart('goal')].slice(0, 1),
    examples: [
      ['swp of 50000 a month from 1 crore in gold', 'withdrawal/gold-inr-10g/10y'],
      ['how much sip to reach 1 crore in 10 years in gold', 'goal/gold-inr-10g/10y'],
      ['purchasing power of 1 lakh since 1990', 'worth/inr/1990..'],
    ],
  },
  {
    name: 'money that lasts, or is taken out every month',
    if: ({ weak, strong, hasSums, isLivedOn }) =>
      (isLivedOn || (says(weak, 'withdrawal') && hasSums)) &&
      strong.every(({ measure }) => measure === 'sip'),
    then: () => [measurePart('withdrawal')],
    examples: [
      ['1 crore in gold, spending 40000 a month since 2005', 'withdrawal/gold-inr-10g/2005-01../each-40000'],
      [
        'sensex me 50 lakh se har mahine 30000 kharch kab tak chalta',
        'withdrawal/sensex-monthly/10y/amount-5000000~each-30000',
      ],
    ],
  },
  {
    name: 'a sum for something that is to be paid: it is to be reached',
    if: ({ strong, weak, mostPaid, isRegular }) =>
      says(weak, 'goal') &&
      !says(weak, 'lumpsum') &&
      !isRegular &&
      mostPaid >= LEAST_GOAL &&
      strong.every(({ measure }) => measure === 'sip'),
    then: () => [measurePart('goal')],
    examples: [
      ['25 lakh for daughter education in gold, 12 years', 'goal/gold-inr-10g/12y/target-2500000'],
      ['beti ki shaadi ke liye sone me 15 saal me 20 lakh', 'goal/gold-inr-10g/15y/target-2000000'],
      ['बेटी की शादी के लिए सोने में 15 साल में 20 लाख', 'goal/gold-inr-10g/15y/target-2000000'],
    ],
  },
  {
    name: 'a sum that nobody pays every month: it is to be reached',
    if: ({ strong, mostPaid, hasSums, isRegular }) =>
      says(strong, 'sip') && !hasSums && !isRegular && mostPaid >= NO_PAYMENT,
    then: () => [measurePart('goal')],
    examples: [
      ['1 crore in 15 years by a gold SIP', 'goal/gold-inr-10g/15y'],
      ['gold sip se 10 saal me 50 lakh', 'goal/gold-inr-10g/10y/target-5000000'],
    ],
  },
  {
    name: 'money at a time, beside no series: what it buys',
    if: ({ strong, weak, hasAmount, hasMoney, hasSeries, hasTime, hasLength, isRegular, options }) =>
      !hasSeries &&
      (hasMoney || says(weak, 'worth') || says(weak, 'level')) &&
      (hasTime || (hasLength && says(weak, 'worth'))) &&
      hasAmount &&
      !isRegular &&
      options.length === 0 &&
      [...strong, ...weak].every(({ measure }) => OF_WORTH.has(measure)),
    then: () => [measurePart('worth')],
    examples: [
      ['how much is 1 lakh of 1990 worth today', 'worth/inr/1990..'],
      ['1980 ke 100 rupaye aaj kitne ke barabar', 'worth/inr/1980../amount-100'],
      ['2005 के 50 हजार आज कितने के बराबर', 'worth/inr/2005../amount-50000'],
    ],
  },
  {
    name: 'payments every month, and one at once: either',
    if: ({ strong, isRegular, hasSums }) =>
      says(strong, 'lumpsum') && (says(strong, 'sip') || (isRegular && hasSums)),
    then: () => [measurePart('sip'), measurePart('lumpsum')],
    examples: [
      ['SIP or lumpsum in gold 5 years', 'sip/gold-inr-10g/5y | lumpsum/gold-inr-10g/5y'],
      [
        'sip of 10000 vs lump sum of 12 lakh in gold',
        'sip/gold-inr-10g/10y/amount-10000 | lumpsum/gold-inr-10g/10y/amount-1200000',
      ],
      [
        '10 lakh ek saath ya 10000 har mahine sone me',
        'sip/gold-inr-10g/10y/amount-10000 | lumpsum/gold-inr-10g/10y/amount-1000000',
      ],
    ],
  },
  {
    name: 'payments every month',
    if: ({ strong, isRegular }) => says(strong, 'sip') || isRegular,
    then: () => [measurePart('sip')],
    examples: [['SIP return in gold', 'sip/gold-inr-10g/10y']],
  },
  {
    name: 'the measure that an option is asked of',
    if: ({ options }) => options.length > 0,
    then: ({ options }) => options.slice(0, 1).map(measurePart),
    examples: [['sensex above 80000', 'when/sensex-monthly/all/above-80000']],
  },
  {
    name: 'a fall and the way back from it: the fall tells both',
    if: ({ strong, isFall, isRecovery }) =>
      isFall && isRecovery && strong.every(({ measure }) => measure === 'drawdown'),
    then: () => [measurePart('drawdown')],
    examples: [
      ['how much did the sensex fall in 2008 and when did it recover', 'drawdown/sensex-monthly/2007-01..'],
      ['2008 me sensex kitna gira aur kab recover hua', 'drawdown/sensex-monthly/2007-01..'],
      ['2008 में सेंसेक्स कितना गिरा और कब वापस आया', 'drawdown/sensex-monthly/2007-01..'],
      ['lockdown me sensex kitna gira aur kitne din me wapas aaya', 'drawdown/sensex-monthly/2019-03..'],
    ],
  },
  {
    name: 'two measures that are joined: either',
    if: ({ joined }) => joined.length > 0,
    then: ({ joined }) => joined,
    examples: [['return and risk of gold', 'growth/gold-inr-10g/10y | volatility/gold-inr-10g/10y']],
  },
  {
    name: 'growth of one thing and another measure of another: either',
    if: ({ growthAndOther }) => growthAndOther.length > 0,
    then: ({ growthAndOther }) => growthAndOther,
    examples: [
      [
        'gold growth and silver volatility',
        'growth/gold-inr-10g~silver-inr-kg/10y | volatility/gold-inr-10g~silver-inr-kg/10y',
      ],
      [
        'how much did gold grow and how volatile is it',
        'growth/gold-inr-10g/10y | volatility/gold-inr-10g/10y',
      ],
    ],
  },
  {
    name: 'one thing against its own average: its level, which tells both',
    if: ({ strong, weak, seriesCount, isOfTwoTimes }) =>
      seriesCount === 1 && !isOfTwoTimes && [...strong, ...weak].some(isCompare) && says(weak, 'level'),
    then: ({ weak }) => first(weak, 'level'),
    examples: [
      ['nifty pe compared to its own average since 2000', 'level/nifty-50-pe/2000-01..'],
      ['nifty ka pe apne ausat ke mukable 10 saal', 'level/nifty-50-pe/10y'],
      ['निफ्टी पीई अपने औसत के मुकाबले 10 साल', 'level/nifty-50-pe/10y'],
    ],
  },
  {
    name: 'what one does when another falls: whether they move together',
    if: ({ weak, seriesCount, hasCondition, hasWindow }) =>
      hasCondition &&
      !hasWindow &&
      seriesCount === 2 &&
      weak.some(({ isFall }) => isFall) &&
      weak.some(({ measure, isFall }) => measure === 'growth' && !isFall),
    then: () => [measurePart('correlation')],
    examples: [
      ['when nifty falls does gold rise', 'correlation/gold-inr-10g~nifty-50-monthly/10y'],
      ['jab nifty girta hai to sona badhta hai kya', 'correlation/gold-inr-10g~nifty-50-monthly/10y'],
      ['जब सेंसेक्स गिरता है तो सोना बढ़ता है क्या', 'correlation/gold-inr-10g~sensex-monthly/10y'],
    ],
  },
  {
    name: 'the first measure: to compare goes with each of them',
    if: ({ strong }) => withoutCompare(strong).length > 0,
    then: ({ strong }) => withoutCompare(strong).slice(0, 1),
    examples: [['gold vs silver volatility', 'volatility/gold-inr-10g~silver-inr-kg/10y']],
  },
  {
    name: 'the worst fall, or how far something fell then: the deepest',
    if: ({ isFall, isSuperlative, isOfEvent }) => isFall && (isSuperlative || isOfEvent),
    then: () => [measurePart('drawdown')],
    examples: [
      ['Infosys kitna gira sabse zyada', 'drawdown/infosys-close/all'],
      ['covid ke time sensex kitna gira', 'drawdown/sensex-monthly/2019-03..'],
    ],
  },
  {
    name: 'an amount by the month: paid every month',
    if: ({ hasAmount, weak }) => hasAmount && says(weak, 'sip'),
    then: () => [measurePart('sip')],
    examples: [['gold 3000 monthly', 'sip/gold-inr-10g/10y/amount-3000']],
  },
  {
    name: 'money, or a number where something was bought: paid once',
    if: ({ hasMoney, hasAmount, weak }) =>
      hasMoney || (hasAmount && (says(weak, 'lumpsum') || says(weak, 'worth'))),
    then: () => [measurePart('lumpsum')],
    examples: [
      ['2 lakh in gold 10 years', 'lumpsum/gold-inr-10g/10y/amount-200000'],
      ['invested 30000 in gold 5 years', 'lumpsum/gold-inr-10g/5y/amount-30000'],
    ],
  },
  {
    name: 'what was bought then instead of something else: what became of each',
    if: ({ strong, weak, isAtTime }) => strong.some(isCompare) && isAtTime && says(weak, 'lumpsum'),
    then: ({ weak }) => first(weak, 'lumpsum'),
    examples: [
      [
        'what if i had bought gold instead of silver in 2010',
        'lumpsum/gold-inr-10g/2010-01.. | lumpsum/silver-inr-kg/2010-01..',
      ],
    ],
  },
  {
    name: 'to compare, where nothing else is facts by strong words',
    if: ({ strong }) => strong.length > 0,
    then: ({ strong }) => strong.slice(0, 1),
    examples: [['gold vs silver', 'compare/gold-inr-10g~silver-inr-kg/10y']],
  },
  {
    name: 'growth: it says more than other weak words',
    if: ({ weak }) => says(weak, 'growth'),
    then: ({ weak }) => first(weak, 'growth'),
    examples: [['gold price growth', 'growth/gold-inr-10g/10y']],
  },
  {
    name: 'how many times: it says more than "price"',
    if: ({ weak }) => says(weak, 'ratio'),
    then: ({ weak }) => first(weak, 'ratio'),
    examples: [['sona chandi se kitne guna mehenga hai', 'ratio/gold-usd-oz~silver-usd-oz/all']],
  },
  {
    name: 'how many ounces of one another costs',
    if: ({ isDivided, weak }) => isDivided && (weak.length === 0 || weak[0]?.measure === 'level'),
    then: () => [measurePart('ratio')],
    examples: [['how many ounces of silver does gold cost', 'ratio/gold-usd-oz~silver-usd-oz/all']],
  },
  {
    name: 'what something is worth: its price',
    if: ({ weak }) => says(weak, 'worth'),
    then: () => [measurePart('level')],
    examples: [['what is gold worth', 'level/gold-inr-10g/all']],
  },
  {
    name: 'the first weak word',
    if: ({ weak }) => weak.some(isOfPrice),
    then: ({ weak }) => weak.filter(isOfPrice).slice(0, 1),
    examples: [['gold price', 'level/gold-inr-10g/all']],
  },
];
