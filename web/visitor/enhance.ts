/** What the script adds to a page's content: to the one on screen, and to a newer one before it is taken over. */

import { noteKickoffs } from '../lib/kickoffs.ts';
import { showCrestColours } from './crest-colours.ts';
import { nameDays } from './days.ts';
import { removeEndedNotices } from './ended-notices.ts';
import { federationNow } from './federation-clock.ts';
import { markFollowed } from './following.ts';
import { keepSection } from './kept-section.ts';
import { fillYourTeam } from './your-team.ts';

/** Changes nothing when it has already been done, so that it may be done again. */
export function enhance(content: Element): void {
  fillYourTeam(content, enhancePage);
  markFollowed(content);
  tellTheTime(content);
  for (const button of content.querySelectorAll<HTMLElement>('[data-share], [data-copy]')) button.hidden = false;
  keepSection(content);
  showCrestColours(content);
}

export function enhancePage(): void {
  enhance(document.body);
}

/** What changes as time goes by. */
export function tellTheTime(content: Element): void {
  const now = federationNow();
  nameDays(content, now.date);
  noteKickoffs(content, now);
  removeEndedNotices(content);
}
