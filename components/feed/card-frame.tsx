import type { ReactNode } from 'react';

/**
 * The frame of a card: a picture above, words below. A card and its skeleton share it, so that nothing moves when one
 * takes the other's place. Words out of sight are not laid out; their height is the same either way.
 */
export function CardFrame({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="relative mx-2 mt-3 aspect-[428/241] overflow-hidden">{picture}</div>
      <div className="flex min-h-[16.25rem] flex-col px-5 pt-3 pb-5 [contain-intrinsic-block-size:auto_14.25rem] [content-visibility:auto]">
        {children}
      </div>
    </>
  );
}
