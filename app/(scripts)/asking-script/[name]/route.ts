import { scriptResponse } from '../../script-response';
import { ASKING_SCRIPT, ASKING_SCRIPT_NAME } from '@/components/page-script/bundled';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ name: ASKING_SCRIPT_NAME }];

/** The script that pages with analyses load when a person reaches for their contents. */
export const GET = (): Response => scriptResponse(ASKING_SCRIPT);
