import { inLocale } from '@/lib/content/locale';
import { listReports, readReport } from '@/lib/texts/reports/read-report';
import { reportJsonLd } from './report-json-ld';

const names = { product: 'Samvit', teamLabel: 'Samvit team' };
const jsonLd = (slug: string) => {
  const report = readReport(slug);
  if (!report) throw new Error(slug);
  return JSON.parse(JSON.stringify(reportJsonLd(report, names, 'https://samvit.example'))) as Record<
    string,
    unknown
  >;
};

test('a report has its findings, dates, publisher and data', () => {
  expect(jsonLd('gold-vs-silver')).toMatchObject({
    '@type': 'Report',
    url: 'https://samvit.example/reports/gold-vs-silver',
    author: { '@type': 'Organization', name: 'Samvit team' },
    publisher: { '@type': 'Organization', name: 'Samvit' },
    hasPart: {
      '@type': 'Dataset',
      temporalCoverage: expect.stringMatching(/^\d{4}(?:-\d\d){0,2}\/2026-\d\d/),
      variableMeasured: expect.arrayContaining([expect.objectContaining({ '@type': 'PropertyValue' })]),
      isBasedOn: expect.arrayContaining([
        expect.objectContaining({ publisher: { '@type': 'Organization', name: 'World Bank' } }),
      ]),
      distribution: [
        expect.objectContaining({
          encodingFormat: 'text/csv',
          contentUrl: 'https://samvit.example/reports/gold-vs-silver/figures.csv',
        }),
        expect.objectContaining({ encodingFormat: 'application/json' }),
      ],
    },
  });
});

test('every report names each variable with its unit, and each source once', () => {
  for (const { slug } of listReports()) {
    const { hasPart } = jsonLd(slug) as {
      hasPart: Record<'variableMeasured' | 'isBasedOn', Record<string, string>[]>;
    };
    for (const { name, unitText } of hasPart.variableMeasured)
      expect([name, unitText]).toEqual([expect.any(String), expect.any(String)]);
    const sources = hasPart.isBasedOn.map((source) => JSON.stringify(source));
    expect(new Set(sources).size).toBe(sources.length);
  }
});

test('a translated report is in its language, with the English files and publications marked as such', () => {
  const DEVANAGARI = /\p{Script=Devanagari}{2}/u;
  const hindi = expect.stringMatching(DEVANAGARI);
  const inEnglish = expect.objectContaining({ inLanguage: 'en-IN' });
  expect(inLocale('hi', () => jsonLd('gold-vs-silver'))).toMatchObject({
    url: 'https://samvit.example/hi/reports/gold-vs-silver',
    inLanguage: 'hi-IN',
    translationOfWork: { '@type': 'Report', url: 'https://samvit.example/reports/gold-vs-silver' },
    ...{ headline: hindi, description: hindi, articleSection: hindi },
    hasPart: {
      url: 'https://samvit.example/hi/reports/gold-vs-silver/evidence',
      ...{ name: hindi, description: hindi },
      variableMeasured: expect.not.arrayContaining([
        expect.objectContaining({ name: expect.not.stringMatching(DEVANAGARI) }),
      ]),
      isBasedOn: expect.arrayContaining([inEnglish]),
      distribution: [inEnglish, inEnglish],
    },
  });
});
