import { Markdown } from '@/components/layout/markdown';
import type { BlogBlock } from '@/lib/contract/blog';

/** The body of a post: each block an image, a paragraph, or both. Images are as wide as the text and never wider. */
export function PostBlocks({ blocks }: { blocks: BlogBlock[] }) {
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
