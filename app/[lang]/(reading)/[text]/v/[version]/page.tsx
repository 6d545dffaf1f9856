import { legalVersionPage } from '@/components/sections/legal/legal-version';

const { Page, ...exported } = legalVersionPage('disclaimers');

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = exported;
export default Page;
