import { isEmbedded } from '@/lib/provider';
import { insight } from '@/lib/research/insights';

export const exists = (id: string) => isEmbedded() && insight(id) !== null;
