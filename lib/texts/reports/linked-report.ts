import { linkedOnce, type Led } from '@/lib/texts/prose/linked-once';
import type { WordedChart } from '@/lib/texts/prose/chart-words';
import type { Prose } from '@/lib/texts/prose/parse-prose';
import type { Report } from './report';

/** A report as its page shows it: each number leads to its evidence once, as a key figure or where it stands first. */
export function linkedReport(report: Report): Report {
  const led: Led = new Set();
  const linked = (prose: Prose) => linkedOnce(prose, report.figures, led);
  const chart = (worded: WordedChart): WordedChart => ({
    ...worded,
    title: linked(worded.title),
    subtitle: linked(worded.subtitle),
  });
  const keyFigures = report.keyFigures.map(({ value, label }) => ({
    value: linked(value),
    label: linked(label),
  }));
  const [headline, summary] = [linked(report.headline), linked(report.summary)];
  const mainChart = chart(report.mainChart);
  const body = linked(report.body);
  const others = Object.entries(report.charts).filter(([name]) => name !== 'main');
  return {
    ...report,
    ...{ headline, summary, keyFigures, mainChart, body },
    charts: { main: mainChart, ...Object.fromEntries(others.map(([name, worded]) => [name, chart(worded)])) },
    cautions: report.cautions.map(linked),
    watch: report.watch.map((item) => ({ ...item, text: linked(item.text) })),
  };
}
