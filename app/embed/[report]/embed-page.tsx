import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { DataTable } from '@/components/charts/chart-frame/data-table';
import { drawable } from '@/components/charts/drawable';
import { texts } from '@samvit/charts';
import { text } from '@/lib/content/messages';
import type { Report } from '@/lib/texts/reports/report';

/** Number of rows that fit beside the cautions, and below them. The styles show one of the two tables. */
const ROWS = 7;
const FEW_ROWS = 3;

type Props = {
  report: Report;
  product: string;
  notice: string;
  /** Whether the frame shows the report's headline and key figures; our own page shows both around it. */
  headed: boolean;
};

/**
 * The body of a report's frame: charts, cautions and the table, on other sites key figures too. Its width
 * decides which are visible.
 */
export function EmbedPage({ report, product, notice, headed }: Props) {
  const { slug, mainChart, frameCharts, plain } = report;
  // On our own page the first chart stands right above the frame.
  const [lead = mainChart, ...supporting] = headed
    ? [mainChart, ...frameCharts]
    : [...frameCharts, mainChart];
  return (
    <>
      {headed && (
        <header aria-label={text('embed.label')}>
          <p className="kicker">
            <span>{text('embed.kicker', { tag: report.tag, product, dataTo: report.dataDate })}</span>
            <a href={`/reports/${slug}`} target="_blank" rel="noopener">
              {text('embed.read')}
            </a>
          </p>
          <h1>{plain.headline}</h1>
        </header>
      )}
      <main aria-label={text('embed.main')}>
        <div className="lead">
          <ChartFigure
            chart={lead}
            id="main"
            larger={['wide', 'full']}
            titleAs={headed ? 'h2' : 'h1'}
            table={false}
            readable="all"
            isFrame
          />
          {headed ? <KeyFigures figures={plain.keyFigures} /> : <Cautions cautions={plain.cautions} />}
        </div>
        <div className="more">
          {supporting.map((chart, i) => (
            <ChartFigure
              key={chart.spec.title}
              chart={chart}
              id={`more-${i + 1}`}
              titleAs="h2"
              table={false}
              readable="all"
              isFrame
            />
          ))}
          <Beside report={report} withCautions={headed} />
        </div>
      </main>
      <footer aria-label={text('embed.about')}>
        <p>{notice}</p>
      </footer>
    </>
  );
}

function KeyFigures({ figures }: { figures: Report['plain']['keyFigures'] }) {
  return (
    <dl className="key">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{value}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

function Cautions({ cautions }: Pick<Report['plain'], 'cautions'>) {
  return (
    <section className="cautions">
      <h2>{text('publication.markdown.cautions')}</h2>
      <ul>
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What is beside the further charts: the table of the first chart, and the cautions where key figures are
 * beside that one.
 */
function Beside({ report: { mainChart, plain }, withCautions }: { report: Report; withCautions: boolean }) {
  return (
    <div className="beside">
      {withCautions && <Cautions cautions={plain.cautions} />}
      <section className="numbers">
        <h2>{text('embed.numbers')}</h2>
        <p className="chart-subtitle">{mainChart.spec.subtitle}</p>
        {[ROWS, FEW_ROWS].map((rows) => (
          <div key={rows} className={`rows-${rows}`}>
            <DataTable
              table={texts.periodTable(drawable(mainChart), rows)}
              caption={text('charts.captioned', {
                title: mainChart.spec.title,
                subtitle: mainChart.spec.subtitle,
              })}
            />
          </div>
        ))}
      </section>
    </div>
  );
}

export function MissingReport({ product }: { product: string }) {
  return (
    <main>
      <p className="kicker">{product}</p>
      <h1>{text('embed.missing')}</h1>
      <p>{text('embed.missing-text')}</p>
      <p>
        <a href="/" target="_blank" rel="noopener">
          {text('embed.missing-link')}
        </a>
      </p>
    </main>
  );
}
