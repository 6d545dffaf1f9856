import { SECOND, dayOf, DAY } from '@/lib/platform/clock';
import { updates } from '@samvit/research';

const PATIENCE = 20 * SECOND;
/**
 * In days: how far back a publisher is asked, so that its file has values that we have; Coinbase answers 300
 * at most.
 */
const BACK = 290;
/** In bytes: so much of a refused answer is stored, which shows what it was. */
const MOST_REFUSED = 1_000_000;

type Options = {
  now: number;
  /** The site and a contact, whom the publisher can ask to stop. */
  userAgent: string;
  send?: typeof fetch;
  patience?: number;
  /** A page for people is wanted, which links to the file. */
  isPage?: boolean;
};

/** Tomorrow it may be otherwise. */
const PASSING = { isPassing: true };

/** The codes of a host that nobody can tell the address of. */
const NO_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN']);

const NEW_ADDRESS = 'write the new address into its file of content/supply';

/** Why a publisher's response is not taken, and what it was. */
export class AnswerProblem extends updates.SupplyProblem {
  override name = 'AnswerProblem';

  /** @param received its first bytes */
  constructor(
    url: string,
    problem: string,
    readonly received: Buffer,
    options: { isPassing: boolean },
  ) {
    super(url, null, problem, options);
  }
}

/**
 * Asks a publisher for its file. Only the address itself is asked: no redirect is followed, on whatever host.
 * @throws AnswerProblem
 */
export async function fetchFile(
  template: string,
  { now, userAgent, send = fetch, patience = PATIENCE, isPage = false }: Options,
): Promise<Buffer> {
  const url = template.replaceAll('{from}', dayOf(now - BACK * DAY)).replaceAll('{to}', dayOf(now));
  const chunks: Uint8Array[] = [];
  const refuse = (problem: string, { isPassing = false } = {}) =>
    new AnswerProblem(url, problem, Buffer.concat(chunks).subarray(0, MOST_REFUSED), { isPassing });
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await send(url, {
      headers: { 'User-Agent': userAgent, Accept: '*/*' },
      redirect: 'manual',
      signal,
    });
    const { status } = response;
    if (status >= 300 && status < 400)
      throw refuse(
        `The publisher redirects to ${hostOf(response.headers.get('location'), url)}, which is not ` +
          `followed: ${NEW_ADDRESS}`,
      );
    // Counted as they are unpacked: a small answer may become a large one.
    let size = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      chunks.push(chunk);
      if (size > updates.MOST_BYTES) throw refuse(`The answer has more than ${updates.MOST_BYTES} bytes`);
    }
    if (status === 404 || status === 410)
      throw refuse(`The publisher has no such file (status ${status}): ${NEW_ADDRESS}`);
    if (status !== 200)
      throw refuse(`The publisher answers with status ${status}`, {
        isPassing: status >= 500 || status === 429,
      });
    const bytes = Buffer.concat(chunks);
    if (updates.isWebPage(bytes) !== isPage) throw refuse(isPage ? 'This is no web page' : updates.WEB_PAGE);
    return bytes;
  } catch (error) {
    if (error instanceof updates.SupplyProblem) throw error;
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') throw refuse(`No whole answer within ${patience / SECOND} seconds`, PASSING);
    if (NO_NAME.has(cause?.code ?? ''))
      throw refuse(`The name ${new URL(url).host} was not found: there is no network, or no DNS`, PASSING);
    throw refuse(`No whole answer: ${cause?.code ?? cause?.message ?? name}`, PASSING);
  }
}

function hostOf(location: string | null, url: string): string {
  return location !== null && URL.canParse(location, url) ? new URL(location, url).host : 'nowhere';
}
