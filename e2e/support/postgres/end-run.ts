export { tearDown as default } from './of-run';
