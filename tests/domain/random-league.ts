/** Random small leagues with many ties: few teams, few goals, some walkovers, cards and adjustments. */
import fc from 'fast-check';
import type { Match } from '#shared/domain/schemas/match.ts';
import { tieBreaker } from '#shared/domain/schemas/rules.ts';
import type { ComputeStandingsOptions } from '#shared/domain/standings/standings.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aMatch, aTeam } from '../support/builders.ts';

export type League = ComputeStandingsOptions & { readonly matches: readonly Match[] };

/** Club names, not in alphabetical order, so that the order of ids and the order of names differ. */
const clubs = ['Ferro', 'Banfield', 'Estudiantes', 'Aldosivi', 'Douglas', 'Chacarita'].map(aTeam);

const arbitraryGoals = fc.integer({ min: 0, max: 2 });
const arbitraryClubIndex = fc.nat(clubs.length - 1);
const arbitraryResult = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(arbitraryGoals, arbitraryGoals).map(([home, away]) => ({ score: `${home}-${away}` })),
  },
  { weight: 1, arbitrary: fc.constant({ walkover: 'home' as const, score: '0-2' }) },
  { weight: 1, arbitrary: fc.constant({ walkover: 'both' as const, score: '0-0' }) },
);
const arbitraryMatchKind = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ isPlayoff: true }) },
  { weight: 1, arbitrary: fc.constantFrom('scheduled' as const, 'cancelled' as const).map((status) => ({ status })) },
);
const arbitraryMatchDate = fc.integer({ min: 1, max: 5 }).map((date) => ({ matchDate: `2026-03-0${date}` }));
const arbitraryRound = fc.constantFrom('Fecha 1', 'Fecha 2', 'Fecha 10').map((round) => ({ round }));
const arbitraryMatch = fc.record({
  home: arbitraryClubIndex,
  away: arbitraryClubIndex,
  ending: arbitraryResult,
  kind: arbitraryMatchKind,
  day: arbitraryMatchDate,
  round: arbitraryRound,
});
const arbitraryCard = fc.record({
  match: fc.nat(20),
  isHome: fc.boolean(),
  eventType: fc.constantFrom('bluecard', 'yellowcard', 'redcard', 'goal'),
});

const arbitraryTieBreakers = fc.shuffledSubarray(tieBreaker.options);
const arbitraryPointRules = fc.constantFrom(
  defaultRules.points,
  { win: 2, draw: 1, loss: 0 },
  { win: 3, draw: 2, loss: 1 },
);

export const arbitraryLeague: fc.Arbitrary<League> = fc
  .record({
    teams: fc.integer({ min: 1, max: clubs.length }),
    fixtures: fc.array(arbitraryMatch, { maxLength: 18, size: 'max' }),
    cards: fc.array(arbitraryCard, { maxLength: 4 }),
    adjustments: fc.array(fc.record({ team: arbitraryClubIndex, points: fc.integer({ min: -3, max: 3 }) }), {
      maxLength: 2,
    }),
    tieBreakers: arbitraryTieBreakers,
    points: arbitraryPointRules,
  })
  .map(({ teams, fixtures, cards, adjustments, tieBreakers: order, points }) => {
    const playing = clubs.slice(0, teams);
    const nameOf = (at: number) => playing[at % teams]?.name ?? '';
    const matches = fixtures
      .filter(({ home, away }) => home % teams !== away % teams)
      .map((given) =>
        aMatch({
          home: nameOf(given.home),
          away: nameOf(given.away),
          ...given.ending,
          ...given.kind,
          ...given.day,
          ...given.round,
        }),
      );
    return {
      tournamentId: 1,
      today: '9999-12-31',
      teams: playing,
      matches,
      rules: { ...defaultRules, tieBreakers: order, points, walkoverGoals: 2 },
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
