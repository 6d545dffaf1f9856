import { env, siteOrigin } from '@/lib/platform/env';
import { site } from '@/lib/content/organisation';
import { fetchProblem, supplyOf } from '@/lib/research/supply/supply';
import { SupplyProblem } from '@/lib/research/supply/supply-problem';
import { AnswerProblem, fetchFile } from '@/lib/services/series/fetch-file';
import { keep, type Waiting } from '@/lib/services/series/received-files';

/**
 * Asks the publisher of a series for its file, and stores what it sends, also what is refused. Two series with one address share its
 * answer.
 * @throws SupplyProblem
 */
export function askPublishers({ now, ...of }: { now: number; send?: typeof fetch; patience?: number }) {
  const userAgent = `Samvit (+${siteOrigin()}; ${env().TEAM_MAIL ?? site().mail.support})`;
  const answers = new Map<string, Promise<Buffer>>();
  return async (id: string): Promise<Waiting> => {
    const url = supplyOf(id)?.url;
    const problem = fetchProblem(id);
    if (problem !== null || url === undefined)
      throw new SupplyProblem(id, null, problem ?? 'It has no address');
    const answer = answers.get(url) ?? fetchFile(url, { now, userAgent, ...of });
    answers.set(url, answer);
    try {
      return keep(id, { name: url, bytes: await answer, now });
    } catch (error) {
      if (error instanceof AnswerProblem && error.received.length > 0)
        keep(id, { name: url, bytes: error.received, now });
      throw error;
    }
  };
}
