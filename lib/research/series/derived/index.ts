import { metals } from './metals';
import { bitcoin } from './bitcoin';
import { bonds } from './bonds';
import { wipro } from './wipro';
import { nvidia } from './nvidia';
import { mumbai } from './mumbai';
import { sectors } from './sectors';
import type { DerivedSeries } from './derive';

/** Every series that is computed from others. A new one is an entry beside its kin, in the file of its topic. */
export const DERIVED: DerivedSeries = {
  ...metals,
  ...bitcoin,
  ...bonds,
  ...wipro,
  ...nvidia,
  ...mumbai,
  ...sectors,
};
