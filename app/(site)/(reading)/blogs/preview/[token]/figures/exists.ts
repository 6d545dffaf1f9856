export { exists } from '../exists';
