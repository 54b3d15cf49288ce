/** Random small leagues, made so that ties are common: few teams, few goals, some walkovers, cards and adjustments. */
import fc from 'fast-check';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { StandingsInput } from '#shared/domain/standings.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aMatch, aTeam } from '../support/builders.ts';

export type League = StandingsInput & { readonly matches: readonly Match[] };

/** Not in alphabetical order, so that the order of ids and the order of names differ. */
const clubs = ['Ferro', 'Banfield', 'Estudiantes', 'Aldosivi', 'Douglas', 'Chacarita'].map(aTeam);

const goals = fc.integer({ min: 0, max: 2 });
const side = fc.nat(clubs.length - 1);
const ending = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(goals, goals).map(([home, away]) => ({ score: `${home}-${away}` })) },
  { weight: 1, arbitrary: fc.constant({ walkover: 'home' as const, score: '0-2' }) },
  { weight: 1, arbitrary: fc.constant({ walkover: 'both' as const, score: '0-0' }) },
);
const kind = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ isPlayoff: true }) },
  { weight: 1, arbitrary: fc.constantFrom('scheduled' as const, 'cancelled' as const).map((status) => ({ status })) },
);
const day = fc.integer({ min: 1, max: 5 }).map((date) => ({ matchDate: `2026-03-0${date}` }));
const fixture = fc.record({ home: side, away: side, ending, kind, day });
const card = fc.record({
  match: fc.nat(20),
  isHome: fc.boolean(),
  eventType: fc.constantFrom('bluecard', 'yellowcard', 'redcard', 'goal'),
});

const tieBreakers = fc.shuffledSubarray([
  'goalDifference',
  'goalsFor',
  'wins',
  'headToHeadPoints',
  'headToHeadGoalDifference',
  'headToHeadGoalsFor',
  'fairPlay',
] as const);
const points = fc.constantFrom(defaultRules.points, { win: 2, draw: 1, loss: 0 }, { win: 3, draw: 2, loss: 1 });

export const aLeague: fc.Arbitrary<League> = fc
  .record({
    teams: fc.integer({ min: 1, max: clubs.length }),
    fixtures: fc.array(fixture, { maxLength: 18, size: 'max' }),
    cards: fc.array(card, { maxLength: 4 }),
    adjustments: fc.array(fc.record({ team: side, points: fc.integer({ min: -3, max: 3 }) }), { maxLength: 2 }),
    tieBreakers,
    points,
  })
  .map(({ teams, fixtures, cards, adjustments, tieBreakers: order, points: given }) => {
    const playing = clubs.slice(0, teams);
    const nameOf = (at: number) => playing[at % teams]?.name ?? '';
    const matches = fixtures
      .filter(({ home, away }) => home % teams !== away % teams)
      .map((told) =>
        aMatch({ home: nameOf(told.home), away: nameOf(told.away), ...told.ending, ...told.kind, ...told.day }),
      );
    return {
      tournamentId: 1,
      teams: playing,
      matches,
      rules: { ...defaultRules, tieBreakers: order, points: given, walkoverGoals: 2 },
      adjustments: adjustments.map(({ team, points: moved }) => ({
        teamId: playing[team % teams]?.id ?? 0,
        points: moved,
        reason: 'Acta',
      })),
      events: cards.flatMap(({ match, isHome, eventType }) => {
        const shown = matches[match];
        return shown
          ? [{ matchId: shown.id, teamId: (isHome ? shown.homeTeamId : shown.awayTeamId) ?? 0, eventType }]
          : [];
      }),
    };
  });
