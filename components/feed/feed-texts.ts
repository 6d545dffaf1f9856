import { pluralTemplate, templates, text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { ownWord } from '@/lib/platform/env';
import { dateWords } from '@/lib/web/period';

export const feedTexts = () => {
  const { product } = site();
  return {
    opening: text('feed.opening', { product }),
    loading: text('site.loading'),
    list: {
      ...templates('feed.list', ['label', 'first-page', 'more', 'further', 'complete']),
      ...templates('feed.list', ['none', 'retry', 'complete-all', 'complete-recent']),
      new: pluralTemplate('feed.list.new'),
    },
    card: {
      loading: text('site.loading'),
      ...templates('feed.card', ['label', 'trending', 'look', 'look-at']),
      ...templates('feed.card', ['read', 'save', 'save-it', 'saved', 'saving-failed']),
      views: pluralTemplate('feed.card.views'),
      dates: dateWords(),
    },
    menu: text('feed.menu'),
    keys: templates('feed.keys', [
      'open',
      'settings',
      'title',
      'next',
      'previous',
      'save',
      'search',
      'help',
      'off',
      'close',
    ]),
    filters: templates('feed.filters', ['label', 'all', 'trending', 'recent']),
    order: {
      ...templates('feed.order', ['all', 'recent', 'trending', 'unviewed']),
      theirs: text('feed.order.theirs', { product }),
      theirTrending: text('feed.order.their-trending', { product }),
    },
    search: {
      empty: text('feed.search.empty', { own: ownWord() }),
      ...templates('feed.search', ['label', 'placeholder', 'send', 'none']),
      found: pluralTemplate('feed.search.found'),
      foundSoFar: pluralTemplate('feed.search.found-so-far'),
      foundLoaded: pluralTemplate('feed.search.found-loaded'),
      noneLoaded: pluralTemplate('feed.search.none-loaded'),
      noneSoFar: pluralTemplate('feed.search.none-so-far'),
    },
    problems: {
      unreachable: text('errors.no-connection', { product }),
      failed: text('errors.widgets'),
    },
  };
};
export type FeedTexts = ReturnType<typeof feedTexts>;
