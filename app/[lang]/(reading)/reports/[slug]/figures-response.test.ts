import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { charts, figures, getSeries } from '@samvit/research';
import { listReports, readReport } from '@/lib/texts/reports/read-report';
import { generateStaticParams, GET as csv } from './figures.csv/route';
import { GET as json } from './figures.json/route';
import { GET as metadata } from './figures.metadata.json/route';

const params = (slug: string) => ({ params: Promise.resolve({ slug }) });
const request = new Request('http://localhost/reports');
const slugs = listReports().map(({ slug }) => slug);

type File = {
  title: string;
  address: string;
  columns: { name: string; unit: string; sources: { licence: string; url: string }[] }[];
  lines: { name: string; points: { period: string; value: number | null }[] }[];
  figures: { name: string; value: number; text: string }[];
  leftOut: { name: string; why: string; sources: object[] }[];
};
const read = async (get: typeof json, slug: string) =>
  (await (await get(request, params(slug))).json()) as File;

describe('the data files of a report', () => {
  it('exist for every report', () => {
    expect(generateStaticParams().map(({ slug }) => slug)).toEqual(slugs);
    expect(slugs.length).toBeGreaterThan(0);
  });

  it.each([
    [csv, 'figures.csv', /^text\/csv; charset=utf-8/],
    [json, 'figures.json', /^application\/json$/],
    [metadata, 'figures.metadata.json', /^application\/json$/],
  ])('are downloads any site may offer: %#', async (get, name, type) => {
    const { status, headers } = await get(request, params('gold-vs-silver'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(type);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="gold-vs-silver-v${readReport('gold-vs-silver')?.version}-${name}"`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(slugs)(
    '%s: contain no values that must not be republished, and name what is missing',
    async (slug) => {
      const text = await (await csv(request, params(slug))).text();
      const [heading = ''] = text.split('\r\n');
      const file = await read(json, slug);
      const about = await read(metadata, slug);
      for (const { name } of about.columns.slice(1)) {
        const [id = ''] = name.split(',');
        // Of values computed from daily and weekly series only month ends are included: see printable.ts.
        expect([
          id,
          getSeries(libraryHere(), id).redistribute || getSeries(libraryHere(), id).formula !== undefined,
        ]).toEqual([id, true]);
        expect(heading).toContain(id);
      }
      expect(file.lines.map(({ name }) => name)).toEqual(about.columns.slice(1).map(({ name }) => name));
      for (const { name, why, sources } of about.leftOut) {
        expect(heading.split(',')).not.toContain(name);
        expect(why).not.toBe('');
        expect(sources).not.toEqual([]);
      }
      const drawn = Object.values(readReport(slug)?.charts ?? {}).flatMap(({ spec }) => spec.series);
      const told = [...about.columns, ...about.leftOut].map(({ name }) => name.split(',')[0]);
      for (const { series: id } of drawn) expect(told).toContain(id);
    },
  );

  it.each(slugs)('%s: the values of the CSV are those of the series', async (slug) => {
    const rows = (await (await csv(request, params(slug))).text()).trimEnd().split('\r\n').slice(1);
    const { columns } = charts.exportOf(wordsHere(), Object.values(readReport(slug)?.charts ?? {}));
    expect(columns.length).toBeGreaterThan(0);
    const cells = new Map(rows.map((row) => [row.slice(0, row.indexOf(',')), row.split(',').slice(1)]));
    columns.forEach(({ points }, column) => {
      for (const { period, value } of points)
        // As published: twelve digits end before those that arithmetic adds.
        expect(cells.get(period)?.[column]).toBe(value === null ? '' : String(Number(value.toPrecision(12))));
    });
  });

  it('the JSON contains every figure of the text with its computed value', async () => {
    const report = readReport('gold-vs-silver');
    const { figures, address } = await read(json, 'gold-vs-silver');
    expect(figures.map(({ name, value }) => [name, value])).toEqual(
      [...(report?.figures ?? [])].map(([name, { value }]) => [name, value]),
    );
    expect(address).toMatch(/^https?:\/\/.+\/reports\/gold-vs-silver\/v\/\d+$/);
  });

  it('the JSON contains the evidence of each figure, or says why not', async () => {
    for (const slug of slugs) {
      const file = (await read(json, slug)) as unknown as {
        figures: {
          formula: string;
          recomputable: boolean;
          inputs?: figures.Inputs;
          evidence?: figures.Evidence[];
          value: number;
          why?: string;
          amount?: number;
        }[];
      };
      for (const { formula, recomputable, inputs = [], evidence = [], value, why, ...paid } of file.figures)
        if (recomputable) {
          const { amount } = paid;
          const payments = amount === undefined ? {} : { amount };
          const named = figures.formulaNamed(formula);
          expect(figures.recompute(libraryHere(), named, inputs, evidence, payments)).toBeCloseTo(value, 9);
        } else expect([evidence, why]).toEqual([[], expect.stringContaining('does not allow downloads')]);
    }
  });

  it('the metadata contain unit, source and licence of each column', async () => {
    const { columns } = await read(metadata, 'gold-vs-silver');
    const gold = columns.find(({ name }) => name.startsWith('gold-inr-10g'));
    expect(gold?.sources[0]).toMatchObject({ publisher: 'World Bank', licence: 'CC BY 4.0' });
    for (const { unit, sources } of columns.slice(1)) {
      expect(unit).not.toBe('');
      for (const { licence, url } of sources) expect([licence, url.startsWith('https://')]).not.toContain('');
    }
  });

  it('get 404 for an unknown report', async () => {
    for (const get of [csv, json, metadata])
      expect((await get(request, params('__proto__'))).status).toBe(404);
  });
});
