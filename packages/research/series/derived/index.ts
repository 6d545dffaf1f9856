import { metals } from './metals';
import { accounts } from './accounts';
import { bitcoin } from './bitcoin';
import { bonds } from './bonds';
import { withGold } from './with-gold';
import { wipro } from './wipro';
import { funds } from './funds';
import { homes } from './homes';
import { nvidia } from './nvidia';
import { mixtures } from './mixtures';
import { plans } from './plans';
import { mumbai } from './mumbai';
import { prices } from './prices';
import { savers } from './savers';
import { smallCaps } from './small-caps';
import { sectors } from './sectors';
import type { DerivedSeries } from './derive';

/** Every derived series. Add a new one to the file of its topic. */
export const DERIVED: DerivedSeries = {
  ...metals,
  ...bitcoin,
  ...bonds,
  ...wipro,
  ...nvidia,
  ...mumbai,
  ...sectors,
  ...prices,
  ...accounts,
  ...savers,
  ...plans,
  ...mixtures,
  ...funds,
  ...homes,
  ...smallCaps,
  ...withGold,
};
