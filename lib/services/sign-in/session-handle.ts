import { isKeyedHash, keyedHash } from '@/lib/platform/secret';

const PURPOSE = 'session-handle';
const LENGTH = 32;

/** The name of a session in the form that ends it: its id, a hash of its token, stays in the database. */
export const sessionHandle = (id: string): string => keyedHash(PURPOSE, id).slice(0, LENGTH);

export const isHandleOf = (id: string, handle: string): boolean => isKeyedHash(PURPOSE, id, handle, LENGTH);
