import { scriptResponse } from '../../script-response';
import { CHART_SCRIPT, CHART_SCRIPT_NAME } from '@/components/page-script/bundled';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ name: CHART_SCRIPT_NAME }];

/** The script that pages load when a person reaches for a chart. */
export const GET = (): Response => scriptResponse(CHART_SCRIPT);
