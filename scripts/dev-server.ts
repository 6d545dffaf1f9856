// The development server; scripts/dev.mjs starts it when the packages, right settings and the database are there.
import { develop } from '@samvit/host';
import { command } from '@/lib/platform/commands/stop.mjs';
import { env } from '@/lib/platform/env';
import { checkPort } from './steps/port';

void command(async () => {
  const { PORT: port, HOST: hostname } = env();
  await checkPort(port, hostname);
  await develop({ port, hostname });
});
