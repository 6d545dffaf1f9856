import { ASKING_SCRIPT, ASKING_SCRIPT_NAME } from '@/components/page-script/bundled';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ name: ASKING_SCRIPT_NAME }];

/** The script that pages with analyses load when a person reaches for their contents. */
export function GET(): Response {
  return new Response(ASKING_SCRIPT, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
