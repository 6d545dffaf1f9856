/** The paths of all public pages, each once: of every sitemap that the index lists. @param {string} origin */
export async function publicPaths(origin) {
  const maps = await pathsIn(`${origin}/sitemap.xml`);
  const paths = await Promise.all(maps.map((path) => pathsIn(origin + path)));
  return [...new Set(paths.flat())];
}

/** The paths in a sitemap or in an index of sitemaps. @param {string} url */
async function pathsIn(url) {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}
