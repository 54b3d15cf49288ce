/** What each result of a team's next match means, over all combinations of the round's other matches. */
import { expect, test } from 'vitest';
import { bandOutlooksIn, nextInWords } from './outlook-notation.ts';

const points = { Lanús: 4, Ferro: 4, Tigre: 2, Almagro: 0 };
const lastRound = ['Fecha 9: Lanús–Almagro', 'Fecha 9: Ferro–Tigre'];

test('in the last round each combination decides, by points', () => {
  const { Lanús } = bandOutlooksIn({ points, open: lastRound });
  expect(nextInWords(Lanús as never)).toBe('win sometimes/never, draw never/sometimes, loss never/always');
});

test('a postponed match of an earlier round is open then', () => {
  const { Lanús } = bandOutlooksIn({ points, open: [...lastRound, 'Fecha 8: Ferro–Almagro (1)'] });
  // With it Ferro reaches 7 points even if it loses to Tigre.
  expect(nextInWords(Lanús as never)).toBe('win never/never, draw never/sometimes, loss never/always');
});

test('the next match is the first by date, time and id, as a postponed one keeps its date', () => {
  const { Lanús, Ferro } = bandOutlooksIn({ points, open: [...lastRound, 'Fecha 8: Lanús–Tigre (1)'] });
  expect([Lanús?.next?.matchId, Ferro?.next?.matchId]).toEqual([3, 2]);
});

test('a round may have several matches of the team', () => {
  const { Tigre } = bandOutlooksIn({
    points: { Lanús: 8, Tigre: 5, Ferro: 0 },
    open: ['Fecha 9: Tigre–Ferro', 'Fecha 9: Ferro–Tigre'],
  });
  expect(nextInWords(Tigre as never)).toBe('win sometimes/never, draw sometimes/sometimes, loss never/sometimes');
});

test('what is certain stays so after every result', () => {
  const { Lanús, Ferro } = bandOutlooksIn({ points: { Lanús: 4, Ferro: 0 }, open: ['Fecha 9: Lanús–Ferro'] });
  expect(nextInWords(Lanús as never)).toBe('win always/never, draw always/never, loss always/never');
  expect(nextInWords(Ferro as never)).toBe('win never/always, draw never/always, loss never/always');
});

test('a team without a match left has none', () => {
  const { Lanús } = bandOutlooksIn({ points: { Lanús: 4, Ferro: 3, Tigre: 3 }, open: ['Fecha 9: Ferro–Tigre'] });
  expect(Lanús).toMatchObject({ state: 'onlyByTie', next: null });
});
