import { libraryHere } from '@/lib/texts/library-here';
import type { ReactNode } from 'react';
import { PostForm } from '@/components/layout/post-form';
import '@/components/account/wish-tiles.css';
import { AccountArea } from '@/components/account/account-area';
import { WishTiles } from '@/components/account/wish-tiles';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import { formProblem } from '@/lib/platform/http/form-page';
import { db } from '@/lib/records/database';
import { feedKeysAreOn, feedWishes, readInsights } from '@/lib/records/feed-choices';
import { findings } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { personalPage } from '../personal-page';
import { ownMetadata } from '../own-metadata';
import { ownerSession } from '../owner-session';
import type { InLanguage } from '@/app/[lang]/language';

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.preferences, 'saved.preferences.title', 'saved.preferences.description');

export default function PreferencesPage(props: InLanguage) {
  return personalPage(props, routes.preferences, page);
}

/** Subjects, read marks and keys, each in a form of its own. */
async function page() {
  const { user } = await ownerSession(routes.preferences);
  const [wishes, read, keysAreOn] = await Promise.all([
    feedWishes(db(), user.id),
    readInsights(db(), user.id),
    feedKeysAreOn(db(), user.id),
  ]);
  return (
    <AccountArea
      user={user}
      title={text('saved.preferences.title')}
      path={routes.preferences}
      problem={formProblem()?.message}
    >
      <Section id="subjects" title={text('saved.preferences.subjects')}>
        <p className="max-w-measure">{text('saved.preferences.subjects-text')}</p>
        <PostForm action="/api/feed/subjects" className="mt-6">
          <WishTiles subjects={findings.subjectsOfFeed(libraryHere())} wishes={wishes} />
          <Button type="submit">{text('saved.preferences.send')}</Button>
        </PostForm>
      </Section>
      <Section id="read" title={text('saved.preferences.read')}>
        <p className="max-w-measure">{text('saved.preferences.read-text', { count: read.size })}</p>
        {read.size > 0 && (
          <PostForm action="/api/feed/read-marks" className="mt-4">
            <Button type="submit" look="quiet">
              {text('saved.preferences.clear')}
            </Button>
          </PostForm>
        )}
      </Section>
      <Section id="keys" title={text('saved.preferences.keys')}>
        <p className="max-w-measure">{text('saved.preferences.keys-text')}</p>
        <p className="mt-2">{text(`saved.preferences.keys-${keysAreOn ? 'on' : 'off'}`)}</p>
        <PostForm action="/api/feed/keys" className="mt-4">
          <input type="hidden" name="keys" value={keysAreOn ? 'off' : 'on'} />
          <Button type="submit" look="quiet">
            {text(`saved.preferences.switch-${keysAreOn ? 'off' : 'on'}`)}
          </Button>
        </PostForm>
      </Section>
    </AccountArea>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-12 border-t border-ink pt-6">
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
