// The script in the head of every page. It contains only what is needed before the first paint or before the
// page script is loaded; all pages have the same bytes, because the content security policy allows it by its
// hash.
import { loadAtFirstInteraction } from './first-interaction';
import { loadFormerAnswers } from './former-answer';
import { preparePaper } from './paper';
import { listenToSearchKey } from './search-key';
import { markSignedIn } from './signed-in';
import { applyStoredTheme } from './theme';
import { keepTypedQuestions } from './typed-question';

applyStoredTheme();
markSignedIn();
listenToSearchKey();
keepTypedQuestions();
loadFormerAnswers();
// A page may be printed before anything on it is touched.
preparePaper();
loadAtFirstInteraction(document.currentScript?.dataset.pageScript ?? '');
