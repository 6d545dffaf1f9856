import { ageOf, type Age } from '@/lib/research/series/freshness';
import type { Report } from './report';

/** How old the data of a report are: of the series in its charts. */
export const reportAge = ({ charts }: Pick<Report, 'charts'>): Age =>
  ageOf(Object.values(charts).flatMap(({ series }) => series));
