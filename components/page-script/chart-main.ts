// The entry of the script of charts, bundled by itself: see charts/start-charts.ts.
import { startCharts } from './charts/start-charts';

startCharts();
