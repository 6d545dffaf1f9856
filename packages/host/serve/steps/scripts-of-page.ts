import { requestTarget } from '../request';
import { BOOT_PATH } from '../transform';
import { redirectOnce, type StepOf } from './step';

/** The scripts that were taken from a page, at an address that names them and the page. */
export const scriptsOfPage: StepOf = (parts) => {
  const { rules, pages, answersInTurn, earlierScripts, manifest, existing, sendMissing } = parts;
  const isMissingPage = (path: string) => rules.missingPages.includes(path);

  return async ({ path, search, ...arrived }) => {
    if (!path.startsWith(BOOT_PATH)) return false;
    const { request, response, client } = arrived;
    const url = path + search;
    const page = new URL(url, 'http://localhost').searchParams.get('of') ?? '';
    const isPath = isMissingPage(page) || requestTarget(encodeURI(page))?.path === page;
    const isPage =
      isMissingPage(page) ||
      (isPath &&
        (manifest.isPrerendered(page) || rules.isAnswer(page)) &&
        (await existing.exists(page, client)));
    // A page that cannot be rendered has no scripts either.
    const current = isPage
      ? await (rules.isAnswer(page) ? answersInTurn.scripts(page, arrived) : pages.scripts(page)).catch(
          () => null,
        )
      : null;
    const exact = current?.url === url ? current.response : isPath && (await earlierScripts?.(url, page));
    if (exact) exact.send(request, response);
    else if (!current) await sendMissing(url, arrived);
    // The page was rendered again after this visitor received it. The current scripts work with both
    // versions.
    else redirectOnce(current.url, rules, response);
    return true;
  };
};
