import { analysisPath } from '../answers/address';
import type { Reading } from './reading';

/** As corpus.yaml and the examples of rules write what a question gives. */
export function outcome(read: Reading): string {
  if (read.state === 'analysis') return analysisPath(read.analysis);
  const without = read.unused.length > 0 ? `, without ${read.unused.join(', ')}` : '';
  if (read.state === 'choose')
    return (read.isJudged ? 'judged: ' : '') + read.readings.map(analysisPath).join(' | ') + without;
  if (read.state === 'definition')
    return `definition: ${read.definitions.map(({ term }) => term).join(', ')}`;
  if (read.state === 'site') return `site: ${read.topic}`;
  return read.state === 'refused' ? `refused: ${read.kind}` : 'unknown';
}
