import { PAGE_SCRIPT, PAGE_SCRIPT_NAME } from '@/components/page-script/bundled';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ name: PAGE_SCRIPT_NAME }];

/** The script that pages load at the first interaction (components/page-script). */
export function GET(): Response {
  return new Response(PAGE_SCRIPT, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
