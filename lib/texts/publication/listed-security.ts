import { findings, getSeries } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import type { Post } from '@/lib/texts/posts/post';

/** Asset classes of shares, of funds, and of indices of shares. */
const LISTED: readonly findings.AssetClass[] = ['equity', 'funds', 'tech giant'];

/** Whether one of these series, or of what they are made of, is of a security that is listed. */
export function isOfSecurity(series: readonly string[]): boolean {
  const files = new Set(series.flatMap((id) => getSeries(libraryHere(), id).inputs));
  return [...files].some((file) => LISTED.includes(findings.assetClassOf(libraryHere(), file)));
}

/** The series that a post draws or computes figures from. */
export const seriesOfPost = ({ charts, figures }: Pick<Post, 'charts' | 'figures'>): string[] => [
  ...Object.values(charts).flatMap(({ spec }) => spec.series.map(({ series }) => series)),
  ...[...figures.values()].flatMap((figure) => figure.series.map(({ id }) => id)),
];
