/** The first code of the page: while the application is on its way, it fetches what the first screen will need. */
import { askEarly } from '../lib/http/early-answers.ts';
import { savedToken } from '../lib/session/saved-session.ts';
import { loadAccountRoutes, openingAt, settingsAddress } from './openings.ts';

const opening = openingAt(location.pathname, location.search);
const isVisitor = savedToken() === null;

// A visitor's answers are not those for people with an account.
if (opening && isVisitor) for (const address of [settingsAddress, ...opening.addresses]) askEarly(address);

for (const load of [opening?.load, opening && isVisitor ? undefined : loadAccountRoutes]) {
  // Who needs it hears of a failure.
  load?.().catch(() => undefined);
}

void import('./entry.tsx');
