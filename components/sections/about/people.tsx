import type { Person } from '@/lib/content/organisation';
import { monogram } from './monogram';

export function People({ people }: { people: Person[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      {people.map((person) => (
        <li key={person.role} className="flex items-baseline gap-5">
          <span
            aria-hidden="true"
            className="w-19 shrink-0 font-serif text-2xl leading-none whitespace-nowrap text-peacock"
          >
            {monogram(person)}
          </span>
          <div>
            <h3 className="text-lg leading-snug">{person.name ?? person.role}</h3>
            {person.name && <p className="text-sm text-muted">{person.role}</p>}
            <p className="mt-1.5 text-muted">{person.duty}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
