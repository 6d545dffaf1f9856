import { libraryHere } from '@/lib/texts/library-here';
import { freshness } from '@samvit/research';
import type { Report } from './report';

/** How old the data of a report are: of the series in its charts. */
export const reportAge = ({ charts }: Pick<Report, 'charts'>): freshness.Age =>
  freshness.ageOf(
    libraryHere(),
    Object.values(charts).flatMap(({ series }) => series),
  );
