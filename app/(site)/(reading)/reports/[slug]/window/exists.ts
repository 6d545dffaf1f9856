import { isSlug } from '@/lib/contract/blog';
import { readReport } from '@/lib/research/reports/read-report';

export const exists = (slug: string) => isSlug(slug) && Boolean(readReport(slug)?.window);
