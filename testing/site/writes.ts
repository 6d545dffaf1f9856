import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from '@/lib/content/messages';
import { tables } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import type { BenchDatabase } from '../database/databases';
import type { MailServer } from '../servers/smtp-server';
import { sessionCookie } from './session-cookie';
import type { Visit } from './visitors';

/** A used code is one that signs nobody in again. */
const KINDS = ['messages', 'codes', 'used codes', 'sign-ins', 'declarations', 'saves', 'own series'] as const;
type Kind = (typeof KINDS)[number];

/** Writes of visitors, each from a new address and all but saves by a new person, and what was acknowledged of them. */
export type Writes = {
  /** Sends a contact message as the form does; resolves with the status. */
  message: () => Promise<number>;
  /** Requests a code as the sign-in page does. */
  code: () => Promise<number>;
  /** Requests a code, signs in with it and declares to be 18, by /api/v1; resolves with the last status. */
  signIn: () => Promise<number>;
  /**
   * A visitor who by turns saves an analysis and stores a series of their own in the account, as the forms
   * do; at first, and after forty turns, a new person signs in.
   * @param secret of the site
   */
  saver: (secret: string | undefined) => Visit;
  /** How many writes of each kind were acknowledged. */
  acknowledged: () => Record<Kind, number>;
  /**
   * What was said of writes that failed: the status and how its text begins, which tells a queue from a
   * database or a proxy.
   */
  failures: string[];
  /** A token of the last sign-in. */
  token: () => string;
  /** Compares what was acknowledged with the database. */
  compare: (database: BenchDatabase) => Promise<{ lost: number; doubled: number }>;
};

/**
 * Signs in a new person by /api/v1, with the code that is in the outbox of the site.
 * @param dataDir of that site
 * @returns the bearer token
 */
export async function signIn(origin: string, dataDir: string): Promise<string> {
  const writes = visitorWrites(origin, { codeFor: () => mailedCode(dataDir) }, origin);
  const status = await writes.signIn();
  if (status !== 200) throw new Error(`The sign-in was answered with ${status}.`);
  return writes.token();
}

/** The code from the subject of the newest mail of a site. */
export function mailedCode(dataDir: string): string {
  const outbox = path.join(dataDir, 'outbox');
  const newest = readdirSync(outbox).sort().at(-1);
  if (!newest) throw new Error(`There is no mail in ${outbox}.`);
  return /^Subject: (\d{6})/m.exec(readFileSync(path.join(outbox, newest), 'utf8'))?.[1] ?? '';
}

/** A year of months of somebody's own, as a form carries it: the same values twice would be stored once. */
const ownSeries = (name: string, first: number) => ({
  name,
  unit: 'INR',
  kind: 'price',
  observed: 'close',
  rows: Array.from({ length: 12 }, (_, i) => [`2024-${String(i + 1).padStart(2, '0')}`, first + i]),
});

/** Who is signed in, and how often they have saved or stored. */
type Saver = { email: string; cookie: string; turns: number };

/** Half of them are series: as many as an account may hold. */
const TURNS_OF_ONE = 40;

let people = 0;
/** An address that no message came from before: the same message sent again is stored once, without a write. */
const newPerson = () => `reader-${(people += 1)}@example.com`;

let clients = 0;
/** An address that no visitor had before, so that limits for one client do not matter. */
export function newClient(): string {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

/**
 * @param origin of the site or the proxy in front
 * @param mail that the site uses
 * @param publicOrigin the site's SITE_URL
 */
export function visitorWrites(
  origin: string,
  mail: Pick<MailServer, 'codeFor'>,
  publicOrigin: string,
): Writes {
  const acknowledged: Record<Kind, string[]> = {
    messages: [],
    codes: [],
    'used codes': [],
    'sign-ins': [],
    declarations: [],
    saves: [],
    'own series': [],
  };
  const failures: string[] = [];
  let token = '';

  async function post(address: string, fields: object, headers: Record<string, string> = {}) {
    const response = await fetch(origin + address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: publicOrigin,
        'X-Forwarded-For': newClient(),
        ...headers,
      },
      body: JSON.stringify(fields),
    });
    const answer = { status: response.status, text: await response.text() };
    if (answer.status >= 500) failures.push(`${address}: ${answer.status} ${answer.text.slice(0, 200)}`);
    return answer;
  }

  /**
   * Records an acknowledged write.
   * @param of an address, or an address and what it wrote
   * @returns data of the envelope of /api/v1
   */
  function noted(kind: Kind, of: string, { status, text }: { status: number; text: string }) {
    if (status !== 200) return undefined;
    acknowledged[kind].push(of);
    return (JSON.parse(text) as { data?: Record<string, string> }).data ?? {};
  }

  async function signIn(email: string): Promise<{ status: number; ownToken?: string }> {
    const codeResponse = await post('/api/v1/auth/otp/send', { identifier: email, email, bind: true });
    const challenge = noted('codes', email, codeResponse)?.challenge;
    if (!challenge) return { status: codeResponse.status };
    const fields = { identifier: email, email, code: mail.codeFor(email), challenge };
    const verified = await post('/api/v1/auth/otp/verify', fields);
    noted('used codes', email, verified);
    const ownToken = noted('sign-ins', email, verified)?.token;
    if (!ownToken) return { status: verified.status };
    token = ownToken;
    const headers = { Authorization: `Bearer ${ownToken}` };
    const declarationResponse = await post('/api/v1/account/declaration', { adult: true }, headers);
    noted('declarations', email, declarationResponse);
    return { status: declarationResponse.status, ownToken };
  }

  async function saveAnalysis({ email, cookie }: Saver, item: string): Promise<number> {
    const saveResponse = await post('/api/saved', { kind: 'analysis', item }, { Cookie: cookie });
    noted('saves', `${email} ${item}`, saveResponse);
    return saveResponse.status;
  }

  async function storeSeries({ email, cookie }: Saver, turn: number): Promise<number> {
    const name = `Series ${turn}`;
    const body = new FormData();
    body.set(tables.CARRIED_FIELD, JSON.stringify(ownSeries(name, turn)));
    body.set('do', 'account');
    const headers = { Origin: publicOrigin, 'X-Forwarded-For': newClient(), Cookie: cookie };
    const response = await fetch(origin + routes.analysisOwnAnswer, { method: 'POST', headers, body });
    const isStored = (await response.text()).includes(text('own-data.page.account.stored', { count: 1 }));
    if (isStored) acknowledged['own series'].push(`${email} ${name}`);
    return isStored ? response.status : 0;
  }

  return {
    failures,
    async message() {
      const email = newPerson();
      const answer = await post('/api/waitlist', { email, message: 'Hello' });
      noted('messages', email, answer);
      return answer.status;
    },
    async code() {
      const email = newPerson();
      const answer = await post('/api/otp', { email });
      noted('codes', email, answer);
      return answer.status;
    },
    signIn: async () => (await signIn(newPerson())).status,
    saver(secret) {
      let saver: Saver | undefined;
      return async () => {
        if (!saver || saver.turns >= TURNS_OF_ONE) {
          const email = newPerson();
          const { status, ownToken } = await signIn(email);
          if (status !== 200 || !ownToken) return status;
          saver = { email, cookie: await sessionCookie(ownToken, secret), turns: 0 };
        }
        saver.turns += 1;
        const { turns } = saver;
        return turns % 2 === 1
          ? saveAnalysis(saver, `level/gold-usd-oz/${turns + 1}m`)
          : storeSeries(saver, turns);
      };
    },
    acknowledged: () =>
      Object.fromEntries(KINDS.map((kind) => [kind, acknowledged[kind].length])) as Record<Kind, number>,
    token: () => token,
    async compare(database) {
      const rows = await storedRows(database);
      const counts = KINDS.flatMap((kind) => acknowledged[kind].map((email) => rows[kind].get(email) ?? 0));
      return {
        lost: counts.filter((count) => count === 0).length,
        doubled: counts.filter((count) => count > 1).length,
      };
    },
  };
}

/**
 * How many rows there are for each address, and for each thing of an address that it saved or stored, by kind
 * of write.
 */
async function storedRows(database: BenchDatabase): Promise<Record<Kind, Map<string, number>>> {
  const count = (rows: { email: string; of?: string }[]) => {
    const counts = new Map<string, number>();
    for (const { email, of } of rows) {
      const key = of === undefined ? email : `${email} ${of}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  };
  return database.ask(async (db) => ({
    messages: count(await db.selectFrom('waitlist').select('email').execute()),
    codes: count(await db.selectFrom('otp_challenges').select('email').execute()),
    'used codes': count(
      await db.selectFrom('otp_challenges').select('email').where('consumed_at', 'is not', null).execute(),
    ),
    'sign-ins': count(await db.selectFrom('sessions').select('email').execute()),
    declarations: count(await db.selectFrom('declarations').select('email').execute()),
    saves: count(
      await db
        .selectFrom('saved_items')
        .innerJoin('users', 'users.id', 'saved_items.user_id')
        .select(['users.email', 'item as of'])
        .execute(),
    ),
    'own series': count(await db.selectFrom('own_series').select(['email', 'name as of']).execute()),
  }));
}
