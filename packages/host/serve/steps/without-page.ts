import { isRead, PAGE_METHODS } from '../exchange';
import { refuseMethod } from '../plain-responses';
import { redirectOnce, type StepOf } from './step';

/**
 * Where there is no page: what stands in for a file of another release, the text of a page as Markdown, at
 * the page's address with `.md`, or the page that says that there is none.
 */
export const withoutPage: StepOf = ({ rules, isPage, markdownFor, mayKnowHidden, sendPage, sendMissing }) => {
  const isThere = async (path: string, client: string, cookie: string | undefined) =>
    (await isPage(path, client)) || (rules.isHidden(path) && !(await mayKnowHidden(cookie)));

  return async ({ path, ...arrived }) => {
    const { request, response, client } = arrived;
    if (await isThere(path, client, request.headers.cookie)) return false;
    const replaced = rules.site.replaced.find(({ below }) => path.startsWith(below));
    const markdown = replaced ? null : await markdownFor(path, client);
    if (replaced) redirectOnce(replaced.by, rules, response);
    else if (markdown === null) await sendMissing(path, arrived);
    else if (isRead(request)) await sendPage(markdown, arrived);
    else refuseMethod(rules.headers(path), PAGE_METHODS, response);
    return true;
  };
};
