// Reads `.env` into the environment. Imported for this side effect only, also by `node --import`.
import { environment } from './environment.mjs';

try {
  Object.assign(process.env, environment());
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
