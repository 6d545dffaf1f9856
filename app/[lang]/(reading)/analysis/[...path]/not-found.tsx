import { NoSuchAnalysis } from '@/components/analysis/no-such-analysis';

/** What the client-side router shows for what is no address of an analysis; a request for it gets ../-/page.tsx. */
export default NoSuchAnalysis;
