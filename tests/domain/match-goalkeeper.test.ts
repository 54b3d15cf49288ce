/** The goalkeeper of each side in a match: how one is found, and which saves change it. */
import { describe, expect, test } from 'vitest';
import { decideGoalkeeperOnSave, findGoalkeeperId } from '#shared/domain/matches/match-goalkeeper.ts';
import type { MatchStatus, Walkover } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';

describe('finding a goalkeeper in the lineup or the squad', () => {
  const member = (id: number, more: Partial<Player> = {}) => ({
    id,
    jerseyNumber: id,
    position: 'Portero' as const,
    isStarter: true,
    status: 'active' as const,
    ...more,
  });
  type Squad = ReturnType<typeof member>[];
  const [ruiz, sosa, field] = [member(1), member(12), member(5, { position: 'Defensa' as 'Portero' })];

  test.each<[string, Squad, number | null, number]>([
    ['the lineup decides', [ruiz, sosa], 12, 12],
    ['a field player may be lined up in goal', [ruiz, field], 5, 5],
    ['a goalkeeper of the lineup who left the team is replaced by the starter', [ruiz, sosa], 99, 1],
    ['without a lineup the starting Portero is chosen', [field, ruiz], null, 1],
    ['of two starting Porteros the one with the lower shirt number is chosen', [sosa, ruiz], null, 1],
    [
      'the shirt number decides, not the id',
      [member(1, { jerseyNumber: 30 }), member(2, { jerseyNumber: 12 })],
      null,
      2,
    ],
    ['a Portero on the bench is not chosen', [member(1, { isStarter: false }), sosa], null, 12],
    ['an inactive Portero is not chosen', [member(1, { status: 'inactive' as 'active' }), sosa], null, 12],
    ['an injured Portero may be chosen', [member(1, { status: 'injured' as 'active' })], null, 1],
    ['nobody is chosen without a Portero', [field], null, 0],
    ['nobody is chosen from an empty squad', [], null, 0],
  ])('finding a goalkeeper: %s', (_, squad, inGoal, expected) => {
    const others = { positionId: 2, playerId: 12 };
    const lineup = inGoal === null ? [others] : [{ positionId: 1, playerId: inGoal }, others];
    expect(findGoalkeeperId(squad, inGoal === 12 ? lineup.slice(0, 1) : lineup)).toBe(expected);
  });
});

describe('the goalkeeper of a saved match', () => {
  type Told = [status: MatchStatus, keeper?: number, walkover?: Walkover, teamId?: number];
  const match = ([status, homeGoalkeeperId = 0, walkover, homeTeamId = 10]: Told) => ({
    status,
    homeGoalkeeperId,
    awayGoalkeeperId: 0,
    walkover: walkover ?? null,
    homeTeamId,
    awayTeamId: 20,
  });

  test.each<[string, Told | null, Told, number | undefined, object | 'find']>([
    ['is looked for when the match is created completed', null, ['completed'], undefined, 'find'],
    ['is nobody before the match', null, ['scheduled'], undefined, { keep: 0 }],
    ['is nobody while the match is in play', ['scheduled'], ['in_progress'], undefined, { keep: 0 }],
    ['is looked for when the match is completed', ['in_progress'], ['completed'], undefined, 'find'],
    ['is looked for when the completing save repeats the stored 0', ['in_progress'], ['completed'], 0, 'find'],
    ['may be named by the save that completes the match', ['in_progress'], ['completed'], 7, { take: 7 }],
    ['stays when the score is corrected', ['completed', 7], ['completed'], undefined, { keep: 7 }],
    ['stays when the form is sent back unchanged', ['completed', 7], ['completed'], 7, { keep: 7 }],
    [
      'is looked for again when the score is corrected and there was nobody',
      ['completed', 0],
      ['completed'],
      undefined,
      'find',
    ],
    ['may be changed once the match is completed', ['completed', 7], ['completed'], 8, { take: 8 }],
    ['may be changed to nobody', ['completed', 7], ['completed'], 0, { keep: 0 }],
    ['stays nobody when the form says nobody', ['completed', 0], ['completed'], 0, { keep: 0 }],
    [
      'is removed when the match becomes a walkover',
      ['completed', 7],
      ['completed', 0, 'away'],
      undefined,
      { keep: 0 },
    ],
    [
      'is removed in a walkover even when the save names one',
      ['completed', 7],
      ['completed', 0, 'both'],
      8,
      { keep: 0 },
    ],
    ['is looked for when a walkover was played after all', ['completed', 0, 'away'], ['completed'], undefined, 'find'],
    ['is removed when the match is reopened', ['completed', 7], ['in_progress'], 7, { keep: 0 }],
    ['is removed when the match is cancelled', ['completed', 7], ['cancelled'], undefined, { keep: 0 }],
    ['is looked for when another team plays', ['completed', 7], ['completed', 0, undefined, 30], undefined, 'find'],
    [
      'is looked for when another team plays, even when the form names the old one',
      ['completed', 7],
      ['completed', 0, undefined, 30],
      7,
      'find',
    ],
  ])('the goalkeeper of a saved match %s', (_, before, after, named, expected) => {
    expect(decideGoalkeeperOnSave('home', before && match(before), match(after), named)).toEqual(expected);
  });
});
