import { notFound } from 'next/navigation';
import Account, { generateMetadata as metadata } from '@/app/web/account/data/page';
import { routes } from '@/lib/web/routes';
import { otherLocalesOf } from '@/lib/web/translations';
import { inOtherLanguages } from '../../../in-its-locale';

const account = {
  default: async ({ params }: { params: Promise<{ locale: string }> }) => {
    const { locale } = await params;
    if (!otherLocalesOf(routes.accountData).some((one) => one === locale)) notFound();
    return <Account />;
  },
  generateMetadata: metadata,
};
const { Page, generateMetadata } = inOtherLanguages(account, () => routes.accountData);

export { generateMetadata };
export default Page;
