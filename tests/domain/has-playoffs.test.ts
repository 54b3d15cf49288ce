/** Which tournaments have playoffs, and which lead people to them. */
import { expect, test } from 'vitest';
import { hasPlayoffs, showsPlayoffs } from '#shared/domain/playoffs/has-playoffs.ts';
import type { PlayoffStage } from '#shared/domain/round-names.ts';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';

const has = (...stages: { stage: PlayoffStage; matchIds: (number | null)[] }[]) =>
  hasPlayoffs({
    stages: stages.map(({ stage, matchIds }) => ({ stage, ties: matchIds.map((matchId) => ({ matchId })) })),
  } as Bracket);

test('a tournament has playoffs once a semifinal, the match for the third place or the final exists', () => {
  expect(has({ stage: 'semifinals', matchIds: [7, null] }, { stage: 'final', matchIds: [null] })).toBe(true);
  expect(has({ stage: 'earlier', matchIds: [5] }, { stage: 'final', matchIds: [9] })).toBe(true);
});

test('a tournament has no playoffs as long as they are a projection, or matches of earlier stages alone', () => {
  expect(has()).toBe(false);
  expect(has({ stage: 'semifinals', matchIds: [null, null] }, { stage: 'final', matchIds: [null] })).toBe(false);
  expect(has({ stage: 'earlier', matchIds: [5, 6] })).toBe(false);
});

test('people are led to the playoffs when a match of them exists or a place of a table qualifies', () => {
  const band = { from: 1, to: 4, label: 'Clasifica', table: 'general' } as const;
  const [good, bad] = [{ ...band, kind: 'good' } as const, { ...band, kind: 'bad' } as const];
  expect([showsPlayoffs([], true), showsPlayoffs([bad, good], false)]).toEqual([true, true]);
  expect([showsPlayoffs([], false), showsPlayoffs([bad], false)]).toEqual([false, false]);
});
