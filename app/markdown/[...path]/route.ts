import { LEGAL_SLUGS, readLegal, type LegalSlug } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { isSlug } from '@/lib/contract/blog';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLISHED_CACHING } from '@/lib/platform/http/public-file';
import { isEmbedded, provider } from '@/lib/provider';
import { documentsOf } from '@/lib/provider/documents';
import { documentMarkdown, type Document } from '@/lib/texts/publication/document';
import { legalDocument } from '@/lib/texts/publication/legal-document';
import { postDocument } from '@/lib/texts/publication/post-document';
import { reportDocument } from '@/lib/texts/publication/report-document';
import { readReport } from '@/lib/texts/reports/read-report';

export const dynamic = 'force-static';
export const revalidate = 300;

type Params = { path: string[] };

/** The build renders our own documents; an upstream's posts are rendered at their first request. */
export async function generateStaticParams(): Promise<Params[]> {
  const documents = [await documentsOf('reports'), isEmbedded() ? await documentsOf('posts') : []].flat();
  return [...documents.map(({ path }) => path), ...LEGAL_SLUGS.map((slug) => `/${slug}`)].map((path) => ({
    path: path.slice(1).split('/').map(decodeURIComponent),
  }));
}

/**
 * A report, a post or a legal text as Markdown. Its public address is that of the page plus `.md`; see
 * packages/host/serve/canonical-address.ts.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const document = await documentAt((await params).path);
  if (!document) return new Response(text('publication.missing.text'), { status: 404 });
  return new Response(documentMarkdown(document, siteOrigin()), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': PUBLISHED_CACHING,
      Link: `<${new URL(document.path, siteOrigin()).href}>; rel="canonical"`,
      ...(document.updated && { 'Last-Modified': document.updated.toUTCString() }),
    },
  });
}

async function documentAt([folder = '', slug]: string[]): Promise<Document | null> {
  const { teamLabel } = site();
  if (slug === undefined) {
    const legal = LEGAL_SLUGS.find((one): one is LegalSlug => one === folder);
    return legal ? legalDocument(readLegal(legal), site().company, siteOrigin()) : null;
  }
  if (folder === 'reports') {
    const report = readReport(slug);
    return report && reportDocument(report, teamLabel, siteOrigin());
  }
  const post = folder === 'blogs' && isSlug(slug) ? await provider().blog(slug) : null;
  return post && postDocument(post, teamLabel, siteOrigin());
}
