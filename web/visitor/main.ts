/** The script of published pages: everything on them works without it; it adds what only the reader's device knows. */
import { replaceBrokenCrests } from './broken-crests.ts';
import { startCopying } from './copying.ts';
import { applyChosenTheme } from './embed-theme.ts';
import { enhancePage } from './enhance.ts';
import { startFollowing } from './following.ts';
import { keepSeenPages } from './kept-pages.ts';
import { leaveIfSignedIn } from './leave-if-signed-in.ts';
import { watchConnection } from './offline.ts';
import { keepFresh } from './refresh.ts';
import { startSharing } from './sharing.ts';
import './styles.css';
import { showTabIcon } from './tab-icon.ts';
import { rotateScreens } from './tv.ts';
import { tellUnsent } from './unsent-sheets.ts';
import { sendUnsentSignOut } from './unsent-sign-out.ts';

void sendUnsentSignOut();
applyChosenTheme();
if (!leaveIfSignedIn()) {
  enhancePage();
  startFollowing(enhancePage);
  rotateScreens();
  watchConnection();
  keepFresh();
  // What a reader does not see at once is left to later tasks, so that the browser can answer a tap before them.
  setTimeout(() => {
    startSharing();
    startCopying();
    replaceBrokenCrests();
    showTabIcon();
  });
  setTimeout(() => {
    keepSeenPages();
    tellUnsent();
  });
}
