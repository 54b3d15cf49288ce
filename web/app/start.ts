/** The first code of the page: while the application is on its way, it fetches what the first screen will need. */
import { askEarly } from '../lib/http/early-answers.ts';
import { savedToken } from '../lib/session/saved-session.ts';
import { openingAt, settingsAddress } from './openings.ts';

const opening = openingAt(location.pathname, location.search);
const isVisitor = savedToken() === null;

// Code before answers: where connections are few, a slow answer must not keep it waiting. Who needs it hears of a failure.
void import('./entry.tsx');
opening?.load().catch(() => undefined);
if (!opening || !isVisitor) import('./account-routes.tsx').catch(() => undefined);

// A visitor's answers are not those for people with an account.
if (opening && isVisitor) for (const address of [settingsAddress, ...opening.addresses]) askEarly(address);
