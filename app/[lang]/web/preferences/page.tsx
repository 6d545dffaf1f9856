import { libraryHere } from '@/lib/texts/library-here';
import { groups } from 'd3-array';
import type { ReactNode } from 'react';
import { PostForm } from '@/components/layout/post-form';
import { AccountArea } from '@/components/account/account-area';
import { Button } from '@/components/ui/button';
import { text } from '@/lib/content/messages';
import type { FeedWishes } from '@/lib/contract/provider';
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
        <p>{text('saved.preferences.subjects-text')}</p>
        <PostForm action="/api/feed/subjects" className="mt-6">
          {groups(findings.subjectsOfFeed(libraryHere()), ({ assetClass }) => assetClass).map(
            ([assetClass, subjects]) => (
              <div key={assetClass} className="mb-6">
                <h3 className="mb-1 text-base">
                  {text(`saved.preferences.classes.${assetClass.replace(' ', '-')}`)}
                </h3>
                {subjects.map((subject) => (
                  <Choice key={subject.id} {...subject} wishes={wishes} />
                ))}
              </div>
            ),
          )}
          <Button type="submit">{text('saved.preferences.send')}</Button>
        </PostForm>
      </Section>
      <Section id="read" title={text('saved.preferences.read')}>
        <p>{text('saved.preferences.read-text', { count: read.size })}</p>
        {read.size > 0 && (
          <PostForm action="/api/feed/read-marks" className="mt-4">
            <Button type="submit" look="quiet">
              {text('saved.preferences.clear')}
            </Button>
          </PostForm>
        )}
      </Section>
      <Section id="keys" title={text('saved.preferences.keys')}>
        <p>{text('saved.preferences.keys-text')}</p>
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
    <section id={id} aria-labelledby={`${id}-title`} className="mb-12 max-w-measure border-t border-ink pt-6">
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Choice({ id, name, lang, wishes }: findings.FeedSubject & { wishes: FeedWishes }) {
  const chosen = wishes.get(id) ?? 'neither';
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-1.5">
      <legend lang={lang} className="float-left grow py-1 text-sm first-letter:uppercase">
        {name}
      </legend>
      <div className="flex gap-4">
        {(['more', 'neither', 'less'] as const).map((wish) => (
          <label key={wish} className="flex items-center gap-1.5 py-1 text-sm">
            <input
              type="radio"
              name={id}
              value={wish}
              defaultChecked={wish === chosen}
              className="size-4 accent-peacock"
            />
            {text(`saved.preferences.${wish}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
