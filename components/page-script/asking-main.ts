// The entry of the script that a page names whose contents a person may reach for, bundled by itself: asking in
// place (asking.ts), and the field above the table of all data.
import { startAsking } from './asking';
import { startFilter } from './filter-rows';

startAsking();
startFilter();
