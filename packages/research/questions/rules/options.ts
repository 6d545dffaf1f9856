import { gap, part, rule, word, type Rule } from '../rule';

/** What an analysis may be asked in. */
export const OPTIONS: readonly Rule[] = [
  rule({
    name: 'in that money: a word before it',
    pattern: [word('in …'), word('money')],
    production: ([, { classes }]) => ({ kind: 'currency', currency: classes.money }),
    examples: [['NVIDIA growth in rupees over 10 years', 'growth/nvidia-close/10y/in-INR']],
  }),
  rule({
    name: 'in that money: a word after it',
    pattern: [word('money'), word('… in')],
    production: ([{ classes }]) => ({ kind: 'currency', currency: classes.money }),
    examples: [
      ['bitcoin rupaye me kitna badha 2019 se', 'growth/bitcoin-monthly/2019-01../in-INR'],
      ['सेंसेक्स डॉलर में 10 साल', 'growth/sensex-monthly/10y/in-USD'],
    ],
  }),
  rule({
    name: 'in one money and in another: in each',
    pattern: [part('currency'), gap('gap', 1), word('join'), part('currency')],
    production: ([{ currency }, , other]) =>
      currency === other.currency ? undefined : { kind: 'currency', currency, second: other.currency },
    examples: [
      [
        'sensex growth in dollars and in rupees 10 years',
        'growth/sensex-monthly/10y/in-USD | growth/sensex-monthly/10y',
      ],
      ['सेंसेक्स रुपये में और डॉलर में 10 साल', 'growth/sensex-monthly/10y | growth/sensex-monthly/10y/in-USD'],
    ],
  }),
];
