import { libraryHere } from '@/lib/texts/library-here';
import { siteOrigin } from '@/lib/platform/env';
import { updates } from '@samvit/research';
import { AnswerProblem, fetchFile } from './fetch-file';
import { linkedAddress } from './linked-address';
import { storeReceived, type ReceivedFile, type Waiting } from './received-files';

/**
 * Asks the publisher of a series for its file, and the second one where there is one that may be asked, and
 * stores what they send, also what is refused. Two series with one address share its response.
 * @throws SupplyProblem
 */
export function askPublishers({ now, ...of }: { now: number; send?: typeof fetch; patience?: number }) {
  const options = {
    now,
    userAgent: `Samvit (+${siteOrigin()}; ${updates.contactAddress(libraryHere())})`,
    ...of,
  };
  const linkedFile = async (url: string, like: string): Promise<Buffer> => {
    const page = await fetchFile(url, { ...options, isPage: true });
    return fetchFile(linkedAddress(page.toString('utf8'), { url, like }), options);
  };
  const responses = new Map<string, Promise<Buffer>>();
  /** What is at an address, or at the one that its page links to, stored among the files of the series. */
  const askOne = async (
    id: string,
    { url, link }: updates.Supply | updates.CrossCheck,
  ): Promise<ReceivedFile> => {
    if (url === undefined) throw new updates.SupplyProblem(id, null, 'It has no address');
    const key = [url, link].join(' ');
    const response =
      responses.get(key) ?? (link === undefined ? fetchFile(url, options) : linkedFile(url, link));
    responses.set(key, response);
    try {
      return storeReceived(id, { name: url, bytes: await response, now });
    } catch (error) {
      if (error instanceof AnswerProblem && error.received.length > 0)
        storeReceived(id, { name: url, bytes: error.received, now });
      throw error;
    }
  };
  return async (id: string): Promise<Waiting> => {
    const supply = updates.supplyOf(libraryHere(), id);
    const problem = updates.fetchProblem(libraryHere(), id);
    if (problem !== null || !supply)
      throw new updates.SupplyProblem(id, null, problem ?? 'It has no address');
    const file = await askOne(id, supply);
    const { check } = supply;
    return check && updates.mayBeAsked(libraryHere(), check)
      ? { ...file, check: await askOne(id, check) }
      : file;
  };
}
