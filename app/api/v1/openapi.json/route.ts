import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import { apiHandler } from '@/lib/services/api/envelope';
import { openApi } from '@/lib/services/api/openapi';

export const dynamic = 'force-dynamic';

/** The description of this API, for programs that make clients from it. */
export const GET = apiHandler(async () => Response.json(openApi(), { headers: PUBLIC_FILE_HEADERS }));
