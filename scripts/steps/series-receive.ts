import { env, siteOrigin } from '@/lib/platform/env';
import { site } from '@/lib/content/organisation';
import { fetchProblem, mayBeAsked, supplyOf } from '@/lib/research/supply/supply';
import { SupplyProblem } from '@/lib/research/supply/supply-problem';
import { AnswerProblem, fetchFile } from '@/lib/services/series/fetch-file';
import { storeReceived, type ReceivedFile, type Waiting } from '@/lib/services/series/received-files';

/**
 * Asks the publisher of a series for its file, and the second one where there is one that may be asked, and stores what they send,
 * also what is refused. Two series with one address share its answer.
 * @throws SupplyProblem
 */
export function askPublishers({ now, ...of }: { now: number; send?: typeof fetch; patience?: number }) {
  const userAgent = `Samvit (+${siteOrigin()}; ${env().TEAM_MAIL ?? site().mail.support})`;
  const answers = new Map<string, Promise<Buffer>>();
  /** The answer of one address, stored among the files of the series. */
  const askOne = async (id: string, url: string): Promise<ReceivedFile> => {
    const answer = answers.get(url) ?? fetchFile(url, { now, userAgent, ...of });
    answers.set(url, answer);
    try {
      return storeReceived(id, { name: url, bytes: await answer, now });
    } catch (error) {
      if (error instanceof AnswerProblem && error.received.length > 0)
        storeReceived(id, { name: url, bytes: error.received, now });
      throw error;
    }
  };
  return async (id: string): Promise<Waiting> => {
    const supply = supplyOf(id);
    const problem = fetchProblem(id);
    if (problem !== null || supply?.url === undefined)
      throw new SupplyProblem(id, null, problem ?? 'It has no address');
    const received = await askOne(id, supply.url);
    const { check } = supply;
    if (check?.url === undefined || !mayBeAsked(check)) return received;
    return { ...received, check: await askOne(id, check.url) };
  };
}
