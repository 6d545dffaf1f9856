// A step of a build, in a process of its own: asks Next once for every page and file of the build, and writes
// the responses.
import { site } from '@/host.config';
import { closedPaths } from '@/lib/texts/publication/closed-paths';
import { ENGLISH } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { makeResponses, type Languages } from '@samvit/host';

const languages: Languages = [ENGLISH, ...locales().filter((locale) => locale !== ENGLISH)];

makeResponses(site, languages, closedPaths()).then(
  (leftOut) => {
    if (leftOut.length > 0)
      console.log(
        `The provider could not be reached: ${leftOut.join(', ')} will be made at their first request.`,
      );
    // Next's own timers would hold the process.
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
