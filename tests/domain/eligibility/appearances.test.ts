/** The matches that a player has appeared in: by the sheet, the lineup, or a goal or card. */
import { expect, test } from 'vitest';
import { countAppearances, countsForPlayoffs, type RecordedSide } from '#shared/domain/eligibility/appearances.ts';

const aSide = (more: Partial<RecordedSide> = {}): RecordedSide => ({
  presentIds: null,
  lineupIds: [],
  eventPlayerIds: [],
  ...more,
});

test.each<[string, Partial<RecordedSide>, readonly [number, number, number]]>([
  ['whom the sheet marked as present, whatever the lineup says', { presentIds: [1], lineupIds: [1, 2] }, [1, 0, 0]],
  ['who scored without a mark on the sheet', { presentIds: [1], eventPlayerIds: [2] }, [1, 1, 0]],
  ['the lineup where nobody marked who was there', { lineupIds: [1, 2] }, [1, 1, 0]],
  ['the lineup where the sheet marked nobody', { presentIds: [], lineupIds: [2] }, [0, 1, 0]],
  ['who had a goal or card', { eventPlayerIds: [3] }, [0, 0, 1]],
  ['everybody where nobody was recorded', {}, [1, 1, 1]],
])('a match counts for %s', (_, side, counts) => {
  expect([...countAppearances([1, 2, 3], [aSide(side)]).values()]).toEqual(counts);
});

test('the matches of a player are added up', () => {
  const sides = [aSide({ presentIds: [1] }), aSide({ lineupIds: [1] }), aSide({ presentIds: [2] })];
  expect(countAppearances([1], sides)).toEqual(new Map([[1, 2]]));
});

test('walkovers, matches of the playoffs and those that are not completed do not count', () => {
  const match = { status: 'completed' as const, isPlayoff: false, walkover: null };
  expect(countsForPlayoffs(match)).toBe(true);
  expect(countsForPlayoffs({ ...match, walkover: 'home' })).toBe(false);
  expect(countsForPlayoffs({ ...match, isPlayoff: true })).toBe(false);
  expect(countsForPlayoffs({ ...match, status: 'in_progress' })).toBe(false);
});
