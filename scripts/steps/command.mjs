// For `node --import` before a command written in TypeScript that needs the settings: reads `.env`, then
// loads what reads TypeScript. One file, since Node loads several imports side by side.
import '../../lib/platform/commands/dotenv.mjs';
import './typescript.mjs';
