/** The results that lists tell as the latest ones. */
import { expect, test } from 'vitest';
import { latestResults } from '#shared/domain/rounds/latest-results.ts';
import { aMatch } from '../support/builders.ts';

test('the latest results are completed matches, newest first, without walkovers after today', () => {
  const on = (matchDate: string, result: object) => aMatch({ home: 'Lanús', away: 'Ferro', matchDate, ...result });
  const walkover = { walkover: 'away', score: '3-0' };
  const matches = [
    on('2026-03-07', { score: '1-0' }),
    on('2026-03-10', walkover),
    on('2026-03-11', walkover),
    on('2026-03-12', { score: '2-0' }),
    on('2026-03-09', {}),
  ];
  const datesOf = (most?: number) => latestResults(matches, '2026-03-10', most).map(({ matchDate }) => matchDate);
  expect(datesOf()).toEqual(['2026-03-12', '2026-03-10', '2026-03-07']);
  expect(datesOf(1)).toEqual(['2026-03-12']);
});
