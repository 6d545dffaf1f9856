// The entry of the script of charts, bundled by itself with the styles that only it needs: see charts/start-charts.ts.
import { LIVE_CSS } from './charts/live-css';
import { startCharts } from './charts/start-charts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(LIVE_CSS);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

startCharts();
