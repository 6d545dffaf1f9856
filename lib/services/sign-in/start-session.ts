import { db } from '@/lib/records/database';
import { isReturning, userIdOf } from '@/lib/records/accounts';
import type { SignedIn } from '@/lib/contract/provider';
import { shortNetwork } from '@/lib/platform/http/client-address';
import { browserOf } from '@/lib/platform/http/user-agent';
import { tokenHash } from '@/lib/platform/token';
import type { Channel } from '@/lib/records/challenges';
import { isEmbedded } from '@/lib/provider';
import { lockAddresses } from '@/lib/records/own-records';
import { createSession, endSession, type SessionClient } from '@/lib/records/sessions';
import { tellOfSignIn } from './sign-in-mail';

/** What is stored of where a request comes from. */
function sessionClient(request: Request, channel: Channel): SessionClient {
  return { channel, ...browserOf(request), network: shortNetwork(request) };
}

type Start = {
  channel: Channel;
  /** Whether this browser has signed in with the address before. */
  known: boolean;
  /** The token of the session whose cookie is replaced: it ends, because nobody can sign out of it any more. */
  replaced?: string | undefined;
};

/** Starts a session and returns its token; a person who has been here before gets a mail about a new browser. */
export async function startSession(
  request: Request,
  signedIn: SignedIn,
  { channel, known, replaced }: Start,
): Promise<string> {
  const client = sessionClient(request, channel);
  const { email } = signedIn.user;
  const { token, returning } = await db()
    .transaction()
    .execute(async (trx) => {
      await lockAddresses(trx, email);
      const returning = await isReturning(trx, email);
      // An account that was deleted or moved since the code was right is made anew: a session alone would be nobody's.
      const id = isEmbedded() ? await userIdOf(trx, email) : signedIn.user.id;
      const token = await createSession(trx, { ...signedIn, user: { ...signedIn.user, id }, client });
      if (replaced) await endSession(trx, tokenHash(replaced));
      return { token, returning };
    });
  if (returning && !known) void tellOfSignIn(email, client);
  return token;
}
