import type { Provider } from '@/lib/contract/provider';
import { embeddedBlog, embeddedBlogs } from './blogs';
import { sendEmbeddedOtp, verifyEmbeddedOtp } from './otp';
import { embeddedWidgets, searchEmbeddedWidgets } from './widgets';

/** The embedded provider: posts from content/, records in the site's own database. */
export const embeddedProvider: Provider = {
  blog: (idOrSlug) => embeddedBlog(idOrSlug),
  blogs: (query) => embeddedBlogs(query),
  sendOtp: sendEmbeddedOtp,
  verifyOtp: verifyEmbeddedOtp,
  widgets: embeddedWidgets,
  searchWidgets: searchEmbeddedWidgets,
};
