import { libraryHere } from '@/lib/research/library-here';
import { ageOf, type Age } from '@samvit/research';
import type { Report } from './report';

/** How old the data of a report are: of the series in its charts. */
export const reportAge = ({ charts }: Pick<Report, 'charts'>): Age =>
  ageOf(
    libraryHere(),
    Object.values(charts).flatMap(({ series }) => series),
  );
