// The development server; scripts/dev.mjs starts it when the packages and the database are there.
import { parseArgs } from 'node:util';
import { develop } from '@samvit/host';

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
});

void develop({ port: Number(values.port ?? process.env.PORT ?? 3000), hostname: values.hostname });
