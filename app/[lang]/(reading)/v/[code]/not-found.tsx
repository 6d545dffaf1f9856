import { UnknownCode } from '@/components/reports/reference/unknown-code';

/** For development, without the server in front; otherwise see ../-/page.tsx. */
export default UnknownCode;
