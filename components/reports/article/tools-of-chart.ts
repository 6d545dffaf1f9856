import { wordsHere } from '@/lib/content/words-here';
import { shareOfChart, type ToolsOfChart } from '@/components/reports/prose/report-chart';
import type { Report } from '@/lib/texts/reports/report';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { charts } from '@samvit/research';

/**
 * What the menu of a chart offers besides its table. The whole report is shared by its first chart, where the file of
 * its values is, too.
 */
export const toolsOf =
  ({ slug, charts: all }: Report): ToolsOfChart =>
  (name) => {
    const main = name === 'main' ? all['main'] : undefined;
    const mayGo = main && charts.exportOf(wordsHere(), [main]).columns.length > 0;
    return {
      drawing: routes.reportChart(slug, name, 'svg'),
      png: routes.reportChart(slug, name, 'png'),
      ...(main && {
        share: shareOfChart(main.spec.title, pathHere(routes.report(slug)), name),
        csv: mayGo ? routes.reportFigures(slug, 'csv') : null,
      }),
    };
  };
