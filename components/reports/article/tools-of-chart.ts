import { wordsHere } from '@/lib/content/words-here';
import { shareOfChart, type ToolsOfChart } from '@/components/reports/prose/report-chart';
import type { Report } from '@/lib/texts/reports/report';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { charts } from '@samvit/research';

/**
 * What a chart of a report offers besides its table. Those beside the text have that alone: the first is shared for the
 * whole report, with its picture and the file of all values.
 */
export const toolsOf =
  ({ slug, charts: all }: Report): ToolsOfChart =>
  (name) => {
    const main = name === 'main' ? all['main'] : undefined;
    const drawing = routes.reportChart(slug, name, 'svg');
    if (!main) return { drawing };
    const mayGo = charts.exportOf(wordsHere(), [main]).columns.length > 0;
    return {
      drawing,
      png: routes.reportChart(slug, name, 'png'),
      share: shareOfChart(main.spec.title, pathHere(routes.report(slug)), name),
      csv: mayGo ? routes.reportFigures(slug, 'csv') : null,
    };
  };
