/** What stands where no item does, and what to do next. */
export function EmptyFeed({ words, loaded, hasMore }: { words: string; loaded: number; hasMore: boolean }) {
  return (
    <div className="border border-rule px-6 py-16 text-center">
      <h2 className="text-xl">No widgets found</h2>
      <p className="mx-auto mt-3 max-w-[46ch] text-muted">{hint(words.trim(), loaded, hasMore)}</p>
    </div>
  );
}

function hint(words: string, loaded: number, hasMore: boolean): string {
  if (!words) return 'Nothing is here yet. An insight appears when the figures show something unusual.';
  const looked = loaded === 1 ? 'The one insight loaded' : `None of the ${loaded} insights loaded`;
  const verdict = loaded === 1 ? 'does not mention' : 'mentions';
  const way = hasMore ? 'Search further back, or try another word.' : 'Try another word, or fewer letters.';
  return `${looked} ${verdict} “${words}”. ${way}`;
}
