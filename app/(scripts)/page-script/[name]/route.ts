import { scriptResponse } from '../../script-response';
import { PAGE_SCRIPT, PAGE_SCRIPT_NAME } from '@/components/page-script/bundled';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ name: PAGE_SCRIPT_NAME }];

/** The script that pages load at the first interaction (components/page-script). */
export const GET = (): Response => scriptResponse(PAGE_SCRIPT);
