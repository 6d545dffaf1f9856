import { Fragment } from 'react';
import { ChartFigure } from '@/components/charts/chart-frame/chart-figure';
import { AsOf } from '@/components/layout/as-of';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { directionClass } from '@/components/layout/change-class';
import { richText } from '@/components/layout/rich-text';
import { CheckLine, SourceLine } from '@/components/reports/evidence/figure-facts';
import { listParts } from '@/lib/content/list';
import { text } from '@/lib/content/messages';
import { statusMeaning } from '@/lib/content/status';
import { wordsHere } from '@/lib/content/words-here';
import { askingIsOn, siteOrigin } from '@/lib/platform/env';
import { libraryHere } from '@/lib/texts/library-here';
import { everySeries, FILE_KINDS, whyWithheld } from '@/lib/texts/publication/data-series';
import {
  classOfSeries,
  relatedSeries,
  seriesName,
  seriesPageChart,
  seriesWithPages,
  whatItIs,
} from '@/lib/texts/publication/series-pages';
import { classId, classTitle } from '@/lib/texts/reports/asset-class';
import { formulaText } from '@/lib/web/formula-text';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { analyses, freshness, seriesFiles, type Series } from '@samvit/research';

/** Lists of more values are drawn coarser, as in answers: in three sizes and two scales they are half of the page. */
const MOST_EXACT = 240;

/** A series, in this order: its last value and how it changed, its chart, questions, where it comes from, files. */
export function SeriesArticle({ series }: { series: Series }) {
  const name = seriesName(series);
  return (
    <article aria-labelledby="series-name">
      <header className="pt-8 md:pt-12">
        <Breadcrumbs
          above={[{ name: text('pages.data.title'), path: routes.data }]}
          page={{ name, path: routes.dataSeries(series.id) }}
        />
        <h1 id="series-name" className="mt-3 text-2xl md:text-3xl">
          {name}
        </h1>
        <p className="mt-1 mb-4 text-sm text-muted">{analyses.capitalised(wordsHere(), whatItIs(series))}</p>
        <LastValue series={series} />
      </header>
      <Chart series={series} />
      {askingIsOn() && <Questions series={series} />}
      <section className="series-part" aria-labelledby="series-source">
        <h2 id="series-source">{text('series-page.source')}</h2>
        <div className="series-facts">
          <Sources series={series} />
          <Method series={series} />
          <Certainty series={series} />
          <Downloads series={series} />
        </div>
      </section>
      <Related series={series} />
    </article>
  );
}

function LastValue({ series }: { series: Series }) {
  const ends = analyses.seriesEnds(libraryHere(), series);
  if (!ends) return null;
  return (
    <div className="series-lead">
      <p className="series-last">{ends.last.text}</p>
      {ends.changes.map(({ over, from, text: amount, direction }) => (
        <p key={over} className="series-change">
          <span className={directionClass(direction)}>{amount}</span>
          <small>{text('series-page.since', { from: formatPeriod(from) })}</small>
        </p>
      ))}
      <AsOf age={freshness.ageOf(libraryHere(), [series])} />
    </div>
  );
}

function Chart({ series }: { series: Series }) {
  const { id, redistribute, points } = series;
  const chart = seriesPageChart(series);
  return (
    <div className="series-chart">
      <ChartFigure
        chart={chart}
        id="series-chart"
        readable={redistribute ? 'all' : 'last'}
        exact={redistribute && points.length <= MOST_EXACT}
        larger={['wide', 'full']}
        table={false}
        titleAs="h2"
        tools={{
          share: { title: chart.spec.title, url: new URL(routes.dataSeries(id), siteOrigin()).href },
          png: routes.seriesChart(id, 'png'),
          svg: routes.seriesChart(id, 'svg'),
          csv: whyWithheld(series) === null ? routes.dataFile(id, 'csv') : null,
        }}
      />
    </div>
  );
}

function Questions({ series }: { series: Series }) {
  const questions = analyses.questionsAbout(libraryHere(), series.id);
  if (questions.length === 0) return null;
  return (
    <section className="series-part" aria-labelledby="series-questions">
      <h2 id="series-questions">{text('series-page.questions')}</h2>
      <ul className="series-questions">
        {questions.map(({ words, path, answer }) => (
          <li key={path}>
            <a href={routes.analysisAnswer(path)} rel="nofollow">
              {words}
            </a>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The files of content/series that a series rests on. */
const filesOf = ({ inputs }: Series) => inputs.map((id) => seriesFiles.readSeriesFile(libraryHere(), id));

function Sources({ series }: { series: Series }) {
  return (
    <div>
      <h3>{text('series-page.publisher')}</h3>
      <ul>
        {series.sources.map((source) => (
          <li key={source.publisher + source.title}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
      <p>{text('series-page.read', { asOf: formatPeriod(series.asOf) })}</p>
    </div>
  );
}

function Method({ series }: { series: Series }) {
  const { formula, made } = series;
  const leftOut = [...new Set(filesOf(series).flatMap((file) => file.leavesOut))];
  const parts = (made?.from ?? []).flatMap((ref) => (typeof ref === 'string' ? [ref] : []));
  return (
    <div>
      <h3>{text('series-page.made')}</h3>
      {formula === undefined ? (
        <p>{text('series-page.as-published')}</p>
      ) : (
        <p>
          {richText('series-page.formula', {
            formula: formulaText(formula),
            sources: <SeriesLinks ids={parts.length > 0 ? parts : series.inputs} />,
          })}
        </p>
      )}
      {leftOut.length > 0 && <p>{leftOut.map((what) => text('series-page.left-out', { what })).join(' ')}</p>}
    </div>
  );
}

/** `Gold and US dollar`, each a link to its page if it has one. */
function SeriesLinks({ ids }: { ids: readonly string[] }) {
  const names = new Map(ids.map((id) => [everySeries().get(id)?.title ?? id, id]));
  return listParts([...names.keys()]).map(({ type, value }, i) => {
    const id = type === 'element' ? names.get(value) : undefined;
    const series = id === undefined ? undefined : seriesWithPages().get(id);
    return series ? (
      <a key={i} href={routes.dataSeries(series.id)}>
        {seriesName(series)}
      </a>
    ) : (
      <Fragment key={i}>{value}</Fragment>
    );
  });
}

function Certainty({ series }: { series: Series }) {
  const last = series.points.findLast(({ value }) => value !== null);
  const { notes } = series;
  const general = notes.filter(({ period, range }) => period === undefined && !range);
  const count = notes.length - general.length;
  return (
    <div>
      <h3>{text('series-page.sure')}</h3>
      {last && <p>{statusMeaning(last.status)}</p>}
      {filesOf(series)
        .flatMap(({ checks }) => checks)
        .map((check) => (
          <p key={check.publisher + check.title + check.range.from}>
            <CheckLine check={check} />
          </p>
        ))}
      {general.map((note) => (
        <p key={note.text}>{note.text}</p>
      ))}
      {count > 0 && (
        <p>{text('series-page.notes', { count, open: whyWithheld(series) === null ? 'yes' : 'no' })}</p>
      )}
    </div>
  );
}

function Downloads({ series }: { series: Series }) {
  const why = whyWithheld(series);
  return (
    <div>
      <h3>{text('series-page.downloads')}</h3>
      {why === null ? (
        <>
          <p>
            {FILE_KINDS.map((kind, i) => (
              <Fragment key={kind}>
                {i > 0 && ' · '}
                <a href={routes.dataFile(series.id, kind)}>
                  {text('series-page.file', { name: kind.toUpperCase() })}
                </a>
              </Fragment>
            ))}
          </p>
          <p>{text('series-page.allowed')}</p>
        </>
      ) : (
        <p>{why}</p>
      )}
      <p>
        <a href={routes.dataPackage}>{text('series-page.package')}</a>
      </p>
    </div>
  );
}

function Related({ series }: { series: Series }) {
  const name = classOfSeries(series);
  return (
    <section className="series-part" aria-labelledby="series-related">
      <h2 id="series-related">{text('series-page.related')}</h2>
      <ul className="series-related">
        {relatedSeries(series).map((each) => (
          <li key={each.id}>
            <a href={routes.dataSeries(each.id)}>{seriesName(each)}</a>
          </li>
        ))}
        <li>
          <a href={routes.dataClass(classId(name))}>
            {text('series-page.class', { name: classTitle(name) })}
          </a>
        </li>
      </ul>
    </section>
  );
}
