import { scriptResponse } from '@/app/script-response';
import { OWN_DATA_SCRIPT, OWN_DATA_SCRIPT_NAME } from '@/components/page-script/bundled';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ name: OWN_DATA_SCRIPT_NAME }];

/** The script that stores a reader's own series in the browser. */
export const GET = (): Response => scriptResponse(OWN_DATA_SCRIPT);
