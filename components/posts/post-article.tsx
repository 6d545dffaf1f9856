import { libraryHere } from '@/lib/texts/library-here';
import { AsOf } from '@/components/layout/as-of';
import { ConductFacts } from '@/components/layout/conduct-facts';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { richText } from '@/components/layout/rich-text';
import { TableOfContents } from '@/components/sections/legal/table-of-contents';
import { SiteLink } from '@/components/layout/site-link';
import { SaveForm } from '@/components/layout/save-form';
import { shareOfChart } from '@/components/reports/prose/report-chart';
import { ReportProse } from '@/components/reports/prose/report-prose';
import { headingsOf } from '@/components/ui/heading-id';
import { text } from '@/lib/content/messages';
import type { Blog, BlogBlock } from '@/lib/contract/blog';
import { postPath } from '@/lib/texts/publication/post-document';
import { isOfSecurity, seriesOfPost } from '@/lib/texts/publication/listed-security';
import type { Post } from '@/lib/texts/posts/post';
import { freshness } from '@samvit/research';
import type { LinkedPosts as Posts } from '@/lib/texts/posts/read-on';
import { routes } from '@/lib/web/routes';
import { addressHere, pathHere } from '@/lib/web/translations';
import { Markdown } from '@/components/layout/markdown';
import { PostByline, readingMinutes } from './post-byline';
import { ReadOn } from './read-on';
import { ShareLinks } from './share-links';
import { TagLinks } from './tag-links';

type Props = {
  post: Blog;
  /** The embedded post as a tree with its figures and charts; an upstream sends blocks of text and images only. */
  embedded: Post | undefined;
  teamLabel: string;
  posts: Posts;
  /** Without what speaks of the post's own address, where nothing is yet. */
  isPreview?: boolean;
};

/** A post with its contents, and where to go from it. */
export function PostArticle({ post, embedded, teamLabel, posts, isPreview = false }: Props) {
  const markdown = post.content.map(({ paragraph }) => paragraph).join('\n\n');
  const url = addressHere(postPath(post));
  const hasContents = isLong(post, markdown);
  return (
    <article className="mx-auto max-w-measure">
      <header className="pt-12 pb-8 md:pt-16">
        {!isPreview && (
          <Breadcrumbs
            above={[{ name: text('site.links.blog'), path: routes.posts }]}
            page={{ name: post.title, path: postPath(post) }}
          />
        )}
        <h1 className="mt-5 max-w-[24ch] text-3xl md:text-4xl">{post.title}</h1>
        <p className="mt-5 max-w-measure text-lg leading-normal text-muted">{post.description}</p>
        <div className="mt-5">
          <PostByline post={post} teamLabel={teamLabel} linked />
          {!isPreview && <p className="mt-2 hidden text-sm print:block">{url}</p>}
        </div>
      </header>
      {hasContents && <TableOfContents markdown={markdown} folded className="print:hidden" />}
      <div className={hasContents ? 'pt-8' : 'border-t border-rule pt-8'}>
        {embedded ? (
          <EmbeddedText post={embedded} hasFiles={!isPreview} />
        ) : (
          <PostBlocks blocks={post.content} />
        )}
      </div>
      {/* What another provider's post is about, nobody can tell. */}
      {(!embedded || isOfSecurity(seriesOfPost(embedded))) && <ConductFacts />}
      {!isPreview && (
        <footer className="mt-12 grid gap-4 border-t border-rule pt-4 print:hidden">
          <TagLinks tags={posts.tags} label={text('blog.post.tags')} />
          {post.title_as_url && <SaveForm kind="post" item={post.title_as_url} />}
          <ShareLinks title={post.title} url={url} />
        </footer>
      )}
      <ReadOn {...posts} />
    </article>
  );
}

/** @param hasFiles whether the charts and figures of the post are public as files */
function EmbeddedText({ post, hasFiles }: { post: Post; hasFiles: boolean }) {
  const allSeries = Object.values(post.charts).flatMap(({ series }) => series);
  return (
    <div className="prose report-prose">
      <ReportProse
        prose={post.prose}
        report={post}
        chartTools={
          hasFiles
            ? (name) => ({
                drawing: routes.postChart(post.slug, name, 'svg'),
                png: routes.postChart(post.slug, name, 'png'),
                svg: routes.postChart(post.slug, name, 'svg'),
                share: shareOfChart(
                  post.charts[name]?.spec.title ?? '',
                  pathHere(routes.post(post.slug)),
                  name,
                ),
              })
            : undefined
        }
      />
      {allSeries.length > 0 && (
        <div className="text-sm text-muted">
          <AsOf age={freshness.ageOf(libraryHere(), allSeries)} />
        </div>
      )}
      <p className="text-sm text-muted print:hidden">
        {richText('blog.post.evidence', {
          hasFiles: hasFiles ? 'yes' : 'no',
          figures: (words) => <a href={post.evidencePath}>{words}</a>,
          json: (words) => <SiteLink href={routes.postFigures(post.slug)}>{words}</SiteLink>,
          method: (words) => <SiteLink href={routes.methodology}>{words}</SiteLink>,
        })}
      </p>
    </div>
  );
}

/** Whether a reader needs to see what is in a post before reading it. */
const isLong = (post: Blog, markdown: string) =>
  readingMinutes(post) >= 3 && headingsOf(markdown).length >= 3;

/** The body of a post: each block an image, a paragraph, or both. Images are as wide as the text and never wider. */
function PostBlocks({ blocks }: { blocks: BlogBlock[] }) {
  return (
    <div className="flex max-w-measure flex-col gap-7">
      {blocks.map((block, index) => (
        <div key={index}>
          {block.web_url && (
            // The caption below says what it shows; without one there is nothing to say.
            // eslint-disable-next-line @next/next/no-img-element
            <img
              src={block.web_url}
              alt=""
              width={640}
              height={360}
              loading={index < 2 ? 'eager' : 'lazy'}
              decoding="async"
              className="mb-3 h-auto w-full border border-rule bg-surface"
            />
          )}
          {block.paragraph && <Markdown>{block.paragraph}</Markdown>}
        </div>
      ))}
    </div>
  );
}
