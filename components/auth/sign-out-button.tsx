import { PostForm } from '@/components/layout/post-form';
import { text } from '@/lib/content/messages';
import { TEXT_LINK } from './text-link';

/** Signs out, as a button in running text; works without JavaScript. */
export function SignOutButton() {
  return (
    <PostForm action="/api/auth/signout" className="inline">
      <button type="submit" className={`cursor-pointer ${TEXT_LINK} hover:text-ink`}>
        {text('account.sign-out')}
      </button>
    </PostForm>
  );
}
