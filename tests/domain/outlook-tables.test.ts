/** Which tables of a tournament have an outlook, which of its matches are left in them, and what decides at the end. */
import { describe, expect, test } from 'vitest';
import { outlookOfTournament } from '#shared/domain/outlook/tournament-outlook.ts';
import type { Band } from '#shared/domain/schemas/band.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { computeStandings } from '#shared/domain/standings/standings.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aMatch, aTeam } from '../support/builders.ts';
import { downFrom, upTo } from './outlook-notation.ts';

interface Tournament {
  readonly teams: readonly string[];
  readonly zonas?: readonly (readonly string[])[];
  readonly matches: readonly Match[];
  readonly bands: readonly Band[];
  readonly adjustments?: Readonly<Record<string, number>>;
}

function outlookOf({ teams, zonas = [], matches, bands, adjustments = {} }: Tournament) {
  const tableOf = (names: readonly string[], groupId: number) =>
    computeStandings({
      tournamentId: 1,
      groupId,
      teams: names.map(aTeam),
      matches,
      rules: defaultRules,
      adjustments: Object.entries(adjustments).map(([name, points]) => ({
        teamId: aTeam(name).id,
        points,
        reason: '',
      })),
      today: '9999-12-31',
    });
  const { tables } = outlookOfTournament({
    tournamentId: 1,
    table: tableOf(teams, 0),
    groups: zonas.map((names, at) => ({ id: at + 1, table: tableOf(names, at + 1) })),
    matches,
    bands,
    points: defaultRules.points,
  });
  const nameOf = (id: number) => teams.find((name) => aTeam(name).id === id);
  return tables.map(({ groupId, matchesLeft, teams: rows }) => ({
    groupId,
    matchesLeft,
    states: rows.map(({ teamId, bands: own }) => `${nameOf(teamId)} ${own.map(({ state }) => state).join(' ')}`),
  }));
}

const ofGroups: Band = { ...upTo(1), table: 'groups' };

describe('the tables', () => {
  test('are those with a band, and a band of the zonas holds in each of them', () => {
    const tournament = {
      teams: ['Lanús', 'Ferro', 'Tigre', 'Almagro'],
      zonas: [
        ['Lanús', 'Ferro'],
        ['Tigre', 'Almagro'],
      ],
      matches: [
        aMatch({ home: 'Lanús', away: 'Ferro', score: '1-0', groupId: 1 }),
        aMatch({ home: 'Ferro', away: 'Lanús', groupId: 1 }),
        aMatch({ home: 'Tigre', away: 'Almagro', groupId: 2 }),
        aMatch({ home: 'Lanús', away: 'Tigre' }),
      ],
    };
    expect(outlookOf({ ...tournament, bands: [] })).toEqual([]);
    expect(outlookOf({ ...tournament, bands: [ofGroups] })).toEqual([
      { groupId: 1, matchesLeft: 1, states: ['Lanús securedUnlessTied', 'Ferro onlyByTie'] },
      { groupId: 2, matchesLeft: 1, states: ['Almagro ownHands', 'Tigre ownHands'] },
    ]);
    expect(outlookOf({ ...tournament, bands: [ofGroups, upTo(3), downFrom(4)] })[0]).toEqual({
      groupId: 0,
      matchesLeft: 3,
      states: [
        'Lanús securedUnlessTied securedUnlessTied',
        'Almagro dependsOnOthers dependsOnOthers',
        'Tigre ownHands ownHands',
        'Ferro dependsOnOthers dependsOnOthers',
      ],
    });
  });

  test('have the points of the federation, those of zonas too', () => {
    const [zona] = outlookOf({
      teams: ['Lanús', 'Ferro'],
      zonas: [['Lanús', 'Ferro']],
      matches: [aMatch({ home: 'Lanús', away: 'Ferro', groupId: 1 })],
      bands: [ofGroups],
      adjustments: { Ferro: -4 },
    });
    expect(zona?.states).toEqual(['Lanús secured', 'Ferro out']);
  });
});

describe('the matches left', () => {
  const pair = { home: 'Lanús', away: 'Ferro' };
  const outlookWith = (...matches: Match[]) => outlookOf({ teams: ['Lanús', 'Ferro'], matches, bands: [upTo(1)] })[0];

  test('are those to play, postponed ones and those in play, whatever the score', () => {
    const open = [
      aMatch(pair),
      aMatch({ ...pair, status: 'postponed' }),
      aMatch({ ...pair, status: 'in_progress', homeScore: 5, awayScore: 0 }),
    ];
    expect(outlookWith(...open)).toEqual({ groupId: 0, matchesLeft: 3, states: ['Ferro ownHands', 'Lanús ownHands'] });
  });

  test('are neither cancelled ones, nor walkovers to come, nor those of the playoffs', () => {
    const closed = [
      aMatch({ ...pair, status: 'cancelled' }),
      aMatch({ ...pair, walkover: 'away', score: '3-0', matchDate: '9999-12-30' }),
      aMatch({ ...pair, isPlayoff: true, round: 'Final' }),
    ];
    expect(outlookWith(...closed)).toEqual({ groupId: 0, matchesLeft: 0, states: ['Lanús secured', 'Ferro out'] });
  });

  test('of a zona are those played in it', () => {
    const [zona] = outlookOf({
      teams: ['Lanús', 'Ferro'],
      zonas: [['Lanús', 'Ferro']],
      matches: [aMatch({ ...pair, groupId: 1 }), aMatch(pair)],
      bands: [ofGroups],
    });
    expect(zona?.matchesLeft).toBe(1);
  });

  test('are those between two teams of the table', () => {
    expect(
      outlookWith(aMatch({ home: 'Lanús', away: 'Tigre' }), aMatch({ home: 'Lanús', away: null }))?.matchesLeft,
    ).toBe(0);
  });
});

test('when no match is left the places of the table hold, which tie-breakers decided', () => {
  const matches = [
    aMatch({ home: 'Lanús', away: 'Tigre', score: '1-0' }),
    aMatch({ home: 'Ferro', away: 'Tigre', score: '2-0' }),
  ];
  const options = { teams: ['Lanús', 'Ferro', 'Tigre'], matches, bands: [upTo(1), downFrom(3)] };
  expect(outlookOf(options)[0]?.states).toEqual(['Ferro secured secured', 'Lanús out secured', 'Tigre out out']);
  const { tables } = outlookOfTournament({
    tournamentId: 1,
    table: [
      { teamId: 1, points: 3, position: 1 },
      { teamId: 2, points: 3, position: 2 },
    ],
    groups: [],
    matches: [],
    bands: [upTo(1)],
    points: defaultRules.points,
  });
  expect(tables[0]?.teams).toEqual([
    {
      teamId: 1,
      best: 1,
      worst: 1,
      bands: [{ label: 'Hasta 1', state: 'secured', certainWith: 0, impossibleBelow: 0, next: null }],
    },
    {
      teamId: 2,
      best: 2,
      worst: 2,
      bands: [{ label: 'Hasta 1', state: 'out', certainWith: null, impossibleBelow: null, next: null }],
    },
  ]);
});

test('a table with too many teams and open matches is silent until more is played', () => {
  const teams = Array.from({ length: 90 }, (_, at) => ({ teamId: at + 1, points: 900 - 10 * at, position: at + 1 }));
  const outlookWith = (matchesLeft: number) => {
    const matches = Array.from({ length: matchesLeft }, (_, at) => ({
      ...aMatch({ home: 'Lanús', away: 'Ferro' }),
      homeTeamId: 1 + (at % 45),
      awayTeamId: 46 + (at % 45),
    }));
    const options = { tournamentId: 1, table: teams, groups: [], matches, bands: [upTo(1)] };
    return outlookOfTournament({ ...options, points: defaultRules.points }).tables[0];
  };
  const silent = { best: null, worst: null };
  const unknown = { label: 'Hasta 1', state: 'unknown', certainWith: null, impossibleBelow: null, next: null };
  expect(outlookWith(334)).toEqual({
    groupId: 0,
    matchesLeft: 334,
    teams: teams.map(({ teamId }) => ({ teamId, ...silent, bands: [unknown] })),
  });
  expect(outlookWith(12)?.teams[89]).toMatchObject({ worst: 90, bands: [{ state: 'out' }] });
});
