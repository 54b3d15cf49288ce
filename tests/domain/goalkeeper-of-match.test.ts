/** Who kept goal in a match, as an organiser would settle it. */
import { describe, expect, test } from 'vitest';
import { decideGoalkeeper, findGoalkeeper } from '#shared/domain/match-goalkeeper.ts';
import type { MatchStatus, Walkover } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';

describe('found in the squad and the lineup for this match', () => {
  const member = (id: number, told: Partial<Player> = {}) => ({
    id,
    jerseyNumber: id,
    position: 'Portero' as const,
    isStarter: true,
    status: 'active' as const,
    ...told,
  });
  type Squad = ReturnType<typeof member>[];
  const [ruiz, sosa, field] = [member(1), member(12), member(5, { position: 'Defensa' as 'Portero' })];

  test.each<[string, Squad, number | null, number]>([
    ['the lineup decides', [ruiz, sosa], 12, 12],
    ['a field player may be lined up in goal', [ruiz, field], 5, 5],
    ['who was lined up and left the team since is replaced by the starter', [ruiz, sosa], 99, 1],
    ['without a lineup the starting Portero', [field, ruiz], null, 1],
    ['of two starting Porteros the one with the lower number', [sosa, ruiz], null, 1],
    ['with the number, not the id', [member(1, { jerseyNumber: 30 }), member(2, { jerseyNumber: 12 })], null, 2],
    ['a Portero on the bench is not chosen', [member(1, { isStarter: false }), sosa], null, 12],
    ['an inactive one starts nowhere', [member(1, { status: 'inactive' as 'active' }), sosa], null, 12],
    ['an injured one may have played', [member(1, { status: 'injured' as 'active' })], null, 1],
    ['nobody', [field], null, 0],
    ['nobody in an empty squad', [], null, 0],
  ])('%s', (_, squad, inGoal, expected) => {
    const others = { positionId: 2, playerId: 12 };
    const lineup = inGoal === null ? [others] : [{ positionId: 1, playerId: inGoal }, others];
    expect(findGoalkeeper(squad, inGoal === 12 ? lineup.slice(0, 1) : lineup)).toBe(expected);
  });
});

describe('decided by the write that completes the match', () => {
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
    ['a match that is created completed', null, ['completed'], undefined, 'find'],
    ['a match to come has none', null, ['scheduled'], undefined, { keep: 0 }],
    ['nor one in play', ['scheduled'], ['in_progress'], undefined, { keep: 0 }],
    ['he is found when it is completed', ['in_progress'], ['completed'], undefined, 'find'],
    ['sending back what was stored before is naming nobody', ['in_progress'], ['completed'], 0, 'find'],
    ['he may be named by the write that completes it', ['in_progress'], ['completed'], 7, { take: 7 }],
    ['a corrected score keeps him', ['completed', 7], ['completed'], undefined, { keep: 7 }],
    ['a form sent back as it was keeps him', ['completed', 7], ['completed'], 7, { keep: 7 }],
    ['where there was nobody a corrected score looks again', ['completed', 0], ['completed'], undefined, 'find'],
    ['he may be corrected', ['completed', 7], ['completed'], 8, { take: 8 }],
    ['to nobody too', ['completed', 7], ['completed'], 0, { keep: 0 }],
    ['and a form that says nobody keeps it so', ['completed', 0], ['completed'], 0, { keep: 0 }],
    ['a match that becomes a walkover has none', ['completed', 7], ['completed', 0, 'away'], undefined, { keep: 0 }],
    ['whoever is named', ['completed', 7], ['completed', 0, 'both'], 8, { keep: 0 }],
    ['a walkover that was played after all', ['completed', 0, 'away'], ['completed'], undefined, 'find'],
    ['reopened he is gone', ['completed', 7], ['in_progress'], 7, { keep: 0 }],
    ['no goalkeeper in the squad', ['completed', 7], ['cancelled'], undefined, { keep: 0 }],
    ['another team has another goalkeeper', ['completed', 7], ['completed', 0, undefined, 30], undefined, 'find'],
    ['even when the form still names the old one', ['completed', 7], ['completed', 0, undefined, 30], 7, 'find'],
  ])('%s', (_, before, after, named, expected) => {
    expect(decideGoalkeeper('home', before && match(before), match(after), named)).toEqual(expected);
  });
});
