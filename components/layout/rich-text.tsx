import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { rich } from '@/lib/content/messages';

type Values = Readonly<Record<string, string | number | ReactElement | ((parts: ReactNode) => ReactElement)>>;

/**
 * A message whose tags become elements: `richText('faqs.lead', { mail: (words) => <a href={…}>{words}</a> })`
 * for `Write to <mail>our team</mail>.`
 */
export function richText(key: string, values: Values): ReactElement {
  const elements = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: ReactNode[]) => value(joined(parts)) : value,
  ]);
  return joined(rich<ReactElement>(key, Object.fromEntries(elements)));
}

const joined = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);
