// npm run build: for hosts that build in one place and start in another.
import './steps/dotenv.mjs';
import { build } from './steps/build.mjs';
import { readSettings } from './steps/settings.mjs';
import { command } from './steps/stop.mjs';

await command(() => build(readSettings()));
