// The server under test: the very one of production, on a data directory of its own that is new in every run.
import { rmSync } from 'node:fs';
import { env } from '@/lib/env';

rmSync(env().DATA_DIR, { recursive: true, force: true });
void import('../../server/main');
