// Reads `.env` into the environment, which wins over it. Imported for this effect alone, also by `node --import`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

const file = path.join(ROOT, '.env');
if (existsSync(file)) process.loadEnvFile(file);
