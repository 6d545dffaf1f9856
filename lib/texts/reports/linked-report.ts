import { linkedOnce, type Targets } from '@/lib/texts/prose/linked-once';
import type { WordedChart } from '@/lib/texts/prose/chart-words';
import type { Prose } from '@/lib/texts/prose/parse-prose';
import type { Report } from './report';

/**
 * A report as its page shows it: each number leads to its evidence once, as a key figure or where it stands first.
 * Those in the titles of charts beside the text do not, since the text has them.
 */
export function linkedReport(report: Report): Report {
  const before: Targets = new Set();
  const figures: Targets = new Set([...report.figures.keys()].map((name) => `figure ${name}`));
  const linked = (prose: Prose, by = before) => linkedOnce(prose, report.figures, by);
  const chart = (worded: WordedChart, by = before): WordedChart => ({
    ...worded,
    title: linked(worded.title, by),
    subtitle: linked(worded.subtitle, by),
  });
  const keyFigures = report.keyFigures.map(({ value, label }) => ({
    value: linked(value),
    label: linked(label),
  }));
  const [headline, summary] = [linked(report.headline), linked(report.summary)];
  const mainChart = chart(report.mainChart);
  const body = linked(report.body);
  const further = Object.entries(report.charts).filter(([name]) => name !== 'main');
  return {
    ...report,
    ...{ headline, summary, keyFigures, mainChart, body },
    charts: {
      main: mainChart,
      ...Object.fromEntries(further.map(([name, worded]) => [name, chart(worded, figures)])),
    },
    cautions: report.cautions.map((caution) => linked(caution)),
    watch: report.watch.map((item) => ({ ...item, text: linked(item.text) })),
  };
}
