import { ownPost } from '../own-post';

export const exists = (slug: string) => ownPost(slug) !== undefined;
