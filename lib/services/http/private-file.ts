const TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** A file for one person, which a browser stores as a download and nothing between stores at all. */
export function privateFile(name: `${string}.${keyof typeof TYPES}`, content: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': name.endsWith('.csv') ? TYPES.csv : TYPES.json,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
