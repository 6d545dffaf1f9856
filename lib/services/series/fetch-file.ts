import { SECOND, dayOf, DAY } from '@/lib/platform/clock';
import { MOST_BYTES } from '@/lib/research/supply/read-received';
import { SupplyProblem } from '@/lib/research/supply/supply-problem';

const PATIENCE = 20 * SECOND;
/** In days: how far back a publisher is asked, so that its file has values that we have; Coinbase answers 300 at most. */
const BACK = 290;

type Options = {
  now: number;
  /** The site and a contact, whom the publisher can ask to stop. */
  userAgent: string;
  send?: typeof fetch;
};

/**
 * Asks a publisher for its file. Only the address itself is asked: no redirect is followed, on whatever host.
 * @throws SupplyProblem
 */
export async function fetchFile(
  template: string,
  { now, userAgent, send = fetch }: Options,
): Promise<Buffer> {
  const url = template.replaceAll('{from}', dayOf(now - BACK * DAY)).replaceAll('{to}', dayOf(now));
  const refuse = (problem: string) => new SupplyProblem(url, null, problem);
  try {
    const response = await send(url, {
      headers: { 'User-Agent': userAgent, Accept: '*/*' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status >= 300 && response.status < 400)
      throw refuse(
        `The publisher redirects to ${hostOf(response.headers.get('location'), url)}, which is not followed: write the new address`,
      );
    if (response.status !== 200) throw refuse(`The publisher answers with status ${response.status}`);
    return await received(response, refuse);
  } catch (error) {
    if (error instanceof SupplyProblem) throw error;
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    if (name === 'TimeoutError') throw refuse(`No whole answer within ${PATIENCE / SECOND} seconds`);
    throw refuse(`No whole answer: ${cause?.code ?? cause?.message ?? name}`);
  }
}

/** The bytes, counted as they are unpacked: a small answer may become a large one. */
async function received(response: Response, refuse: (problem: string) => SupplyProblem): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw refuse(`The answer has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function hostOf(location: string | null, url: string): string {
  return location !== null && URL.canParse(location, url) ? new URL(location, url).host : 'nowhere';
}
