import { UnknownCode } from '@/components/reports/reference/unknown-code';

/** Where no server stands in front; otherwise see ../-/page.tsx. */
export default UnknownCode;
