/** The paths of all public pages, each once: of every sitemap that the index lists. */
export async function publicPaths(origin: string): Promise<string[]> {
  const maps = await pathsIn(`${origin}/sitemap.xml`);
  const paths = await Promise.all(maps.map((path) => pathsIn(origin + path)));
  return [...new Set(paths.flat())];
}

/** The paths in a sitemap or in an index of sitemaps. */
async function pathsIn(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}
