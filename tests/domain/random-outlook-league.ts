/** Random tournaments near their end: few open matches, all kinds of rules, bands, zonas and matches that do not count. */
import fc from 'fast-check';
import type { Band } from '#shared/domain/schemas/band.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { aMatch, aTeam } from '../support/builders.ts';
import type { OutlookLeague } from './outlook-brute-force.ts';

const names = ['Lanús', 'Ferro', 'Banfield', 'Quilmes', 'Tigre', 'Temperley', 'Chacarita', 'Almagro'];

const arbitraryPoints = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ win: 3, draw: 1, loss: 0 }) },
  { weight: 2, arbitrary: fc.constant({ win: 2, draw: 1, loss: 0 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { win: 3, draw: 2, loss: 1 },
      { win: 4, draw: 1, loss: 0 },
      { win: 3, draw: 2, loss: 0 },
      { win: 1, draw: 0, loss: 0 },
      { win: 1, draw: 1, loss: 0 },
    ),
  },
  { weight: 2, arbitrary: fc.record({ win: fc.nat(10), draw: fc.nat(10), loss: fc.nat(10) }) },
);

const arbitraryPairing = fc.record({ home: fc.nat(7), away: fc.nat(6), round: fc.integer({ min: 1, max: 4 }) });
/** Moved matches are not played in the order of their rounds. */
const arbitraryDay = fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3 });
const arbitraryPlayed = fc.record({
  pairing: arbitraryPairing,
  score: fc.tuple(fc.nat(2), fc.nat(2)),
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Partial<Match>>(
        { isPlayoff: true },
        { status: 'cancelled' },
        { walkover: 'home' },
        { walkover: 'away' },
        { walkover: 'both' },
      ),
    },
  ),
});
const arbitraryOpen = fc.record({
  pairing: arbitraryPairing,
  day: arbitraryDay,
  status: fc.constantFrom('scheduled', 'scheduled', 'scheduled', 'postponed', 'in_progress'),
  score: fc.tuple(fc.nat(2), fc.nat(2)),
});
const arbitraryBand = fc.record({
  from: fc.integer({ min: 1, max: 6 }),
  length: fc.nat(3),
  kind: fc.constantFrom('good', 'bad'),
  table: fc.constantFrom('general', 'general', 'groups'),
});

/** @param open how many matches of the tournament are open, at most */
export const arbitraryOutlookLeague = (open: number): fc.Arbitrary<OutlookLeague> =>
  fc
    .record({
      teams: fc.integer({ min: 2, max: names.length }),
      zonas: fc.boolean(),
      played: fc.array(arbitraryPlayed, { maxLength: 8, size: 'max' }),
      open: fc.array(arbitraryOpen, { maxLength: open, size: 'max' }),
      bands: fc.array(arbitraryBand, { minLength: 1, maxLength: 3 }),
      adjustments: fc.array(fc.record({ team: fc.nat(7), points: fc.integer({ min: -4, max: 8 }) }), { maxLength: 4 }),
      points: arbitraryPoints,
    })
    .map((drawn) => {
      const teams = names.slice(0, drawn.teams).map(aTeam);
      const zonaOf = (at: number) => (drawn.zonas && drawn.teams > 3 ? (at % 2) + 1 : 0);
      const match = (
        { home, away, round }: (typeof drawn.open)[number]['pairing'],
        more: Partial<Omit<Match, 'walkover'>>,
      ) => {
        const homeAt = home % teams.length;
        const awayAt = (homeAt + 1 + (away % (teams.length - 1))) % teams.length;
        const [homeZona, awayZona] = [zonaOf(homeAt), zonaOf(awayAt)];
        return aMatch({
          round: `Fecha ${round}`,
          matchDate: `2026-03-0${round}`,
          ...more,
          home: names[homeAt] as string,
          away: names[awayAt] as string,
          groupId: homeZona === awayZona ? homeZona : 0,
        });
      };
      return {
        teamIds: teams.map(({ id }) => id),
        groups: [1, 2]
          .map((id) => ({ id, teamIds: teams.filter((_, at) => zonaOf(at) === id).map((team) => team.id) }))
          .filter(({ teamIds }) => teamIds.length > 0),
        matches: [
          ...drawn.played.map(({ pairing, score: [homeScore, awayScore], kind }) => ({
            ...match(pairing, { status: 'completed', homeScore, awayScore }),
            ...kind,
          })),
          ...drawn.open.map(({ pairing, day, status, score: [homeScore, awayScore] }) => ({
            ...match(pairing, { status }),
            ...(day === null ? {} : { matchDate: `2026-03-0${day}` }),
            ...(status === 'in_progress' ? { homeScore, awayScore } : {}),
          })),
        ],
        adjustments: drawn.adjustments.map(({ team, points }) => ({
          teamId: (teams[team % teams.length] as { id: number }).id,
          points,
        })),
        points: drawn.points,
        bands: drawn.bands.map(
          ({ from, length, kind, table }, at): Band => ({
            from: kind === 'good' ? 1 : from,
            to: from + length,
            label: `Franja ${at + 1}`,
            kind,
            table,
          }),
        ),
      };
    });
