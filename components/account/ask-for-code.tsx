import type { ComponentProps } from 'react';
import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import type { AccountPurpose } from '@/lib/contract/otp';

type Props = {
  purpose: Exclude<AccountPurpose, 'nominee'>;
  children: string;
} & Pick<ComponentProps<typeof Button>, 'look' | 'className'>;

/** Has a code mailed to the person's own address, and leads to the page with the field for it. */
export function AskForCode({ purpose, children, ...button }: Props) {
  return (
    <PostForm action="/api/account/code" className="mt-4">
      <input type="hidden" name="purpose" value={purpose} />
      <Button type="submit" {...button}>
        {children}
      </Button>
    </PostForm>
  );
}
