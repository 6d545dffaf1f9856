import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { WIDGET_PAGE_SIZE } from '@/lib/contract/widget';
import { Feed } from './feed';
import { feedTexts } from './feed-texts';
import type { FirstPage } from './state/feed-cache';
import { FeedHeader } from './feed-header';

type Props = {
  user: Parameters<typeof FeedHeader>[0]['user'];
  first: FirstPage;
  embedded: boolean;
};

export function FeedScreen({ user, first, embedded }: Props) {
  const { notice } = site();
  return (
    <>
      <FeedHeader user={user} />
      <main id="main">
        <Container className="pb-20">
          <h1 className="pt-10 pb-6 text-3xl md:pt-14">{text('feed.title')}</h1>
          <Feed first={first} texts={feedTexts()} pageSize={WIDGET_PAGE_SIZE} embedded={embedded} />
          <p className="mt-16 max-w-measure border-t border-rule pt-6 text-sm text-muted">{notice}</p>
        </Container>
      </main>
    </>
  );
}
