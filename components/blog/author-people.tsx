import { richText } from '@/components/layout/rich-text';
import type { Author } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';

/** The people who sign posts, or nothing while none of the authors is a person. */
export function AuthorPeople({ people }: { people: readonly Author[] }) {
  const persons = people.filter(({ kind }) => kind === 'person');
  if (persons.length === 0) return null;
  return (
    <p className="mt-3 text-base">
      {richText('blog.people', {
        names: () => (
          <>
            {persons.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={routes.blogAuthor(id)}>{name}</a>
              </span>
            ))}
          </>
        ),
      })}
    </p>
  );
}
