// Runs one attack on a site until the process is ended. It is a separate process, so that it takes no
// processor time from the one that measures.
import { ATTACKS } from './support/attacks';

const [, , name = '', origin = '', dataDir = ''] = process.argv;
await ATTACKS[name]?.run(new URL(origin), dataDir);
