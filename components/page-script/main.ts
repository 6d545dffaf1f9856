// The page script: what pages do without React. inline.ts loads it at the first interaction.
//
// To add a part, write a file of this folder with one exported function, and name it below.
// - For a press: the element carries `data-action="name"`, and ACTIONS has the function under that name. A
//   press before this script is loaded is held and then done. The element works without script, too: it is a
//   link or a submit button, or is hidden (`noscript:hidden`). Presses of `range` are held so, too; the script of
//   charts does them.
// - For anything else: the function adds its listener to `document` or `window`, and finds its elements when
//   an event comes, because React may replace them, and client-side navigation may add them.
// - Sentences that it shows come from the page: attributes or <template>s that the server rendered.
// - React renders the same elements where it hydrates the page. It overwrites no attribute or text that does
//   not change between its own renders; an element whose text is changed here is a server component with
//   `suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }}`.
// - It imports nothing from other folders of components, which import from here.
import { startActions } from './actions';
import { copyText, share } from './copy-and-share';
import { loadFurtherScript } from './further-script';
import { markCurrentSection } from './current-section';
import { openDialog, startDialogs } from './dialogs';
import { showEvidence, startEvidence } from './evidence';
import { hydrateByIntent } from './hydration';
import { sayLeaving } from './leaving';
import { openLinkedAnswer } from './linked-answer';
import { printPage } from './paper';
import { closePopoversByLinks } from './popover-links';
import { saveInPlace } from './save-in-place';
import { switchTheme } from './theme';
import { countView } from './views';

hydrateByIntent();
startActions({
  copy: copyText,
  dialog: openDialog,
  evidence: showEvidence,
  print: printPage,
  save: saveInPlace,
  share,
  theme: switchTheme,
});
startDialogs();
loadFurtherScript();
closePopoversByLinks();
startEvidence();
sayLeaving();
openLinkedAnswer();
markCurrentSection();
void countView();
