/** Which API addresses the web application treats as published documents; its build derives them from the contract. */
import { expect, test } from 'vitest';
import { publishedAddress } from '#web/derived-modules.ts';

test.each([
  '/home',
  '/players?limit=100',
  '/players/team/7',
  '/standings/formatted/tournament/1',
  '/statistics/formatted/top-scorers?tournamentId=1&limit=5',
  '/tournaments/summaries',
  '/tournaments/1/fixture/matches?round=Fecha%201',
])('the API address %s counts as a published document', (address) => expect(address).toMatch(publishedAddress()));

test.each(['/tournaments', '/tournaments/1', '/matches/1/detail', '/groups/tournament/1', '/homes', '/settings'])(
  'the API address %s does not count as a published document',
  (address) => expect(address).not.toMatch(publishedAddress()),
);
