import { lookUpCode } from '@/lib/research/reports/codes';

export const exists = (code: string) => lookUpCode(code) !== null;
