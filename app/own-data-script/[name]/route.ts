import { OWN_DATA_SCRIPT, OWN_DATA_SCRIPT_NAME } from '@/components/page-script/bundled';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ name: OWN_DATA_SCRIPT_NAME }];

/** The script that stores a reader's own series in the browser. */
export function GET(): Response {
  return new Response(OWN_DATA_SCRIPT, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
