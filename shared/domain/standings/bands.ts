/** The bands of a tournament's tables: which of them mark a place, and the band that fits a bracket. */
import { type Qualifiers, qualifierCounts } from '../playoffs/playoff-draw.ts';
import { compareRounds, playoffStageOf } from '../round-names.ts';
import type { Band } from '../schemas/band.ts';
import type { Bracket } from '../schemas/bracket.ts';
import type { StoredMatchFields } from '../schemas/match.ts';

/** The bands that mark the place `position` of a table, the narrowest first: it gives the colour. */
export function bandsOfPlace(bands: readonly Band[], table: Band['table'], position: number): Band[] {
  const width = ({ from, to }: Band) => to - from;
  return bands
    .filter((band) => band.table === table && band.from <= position && position <= band.to)
    .sort((a, b) => width(a) - width(b));
}

/**
 * The band of the teams that a bracket with so many places takes: equally many of each group when the places can be
 * divided by the number of groups, else the first of the general table.
 */
export function bandOfBracket(places: Qualifiers, groups: number): Omit<Band, 'label'> {
  const each = groups > 1 ? places / groups : places;
  const isOfGroups = groups > 1 && Number.isInteger(each);
  return {
    from: 1,
    to: isOfGroups ? each : places,
    kind: 'good',
    table: isOfGroups ? 'groups' : 'general',
  };
}

/** The number of places of the bracket that a good band stands for; undefined when no band gives such a number. */
export function placesOfBands(bands: readonly Band[], groups: number): Qualifiers | undefined {
  const counts = bands
    .filter(({ kind, from }) => kind === 'good' && from === 1)
    .map(({ to, table }) => (table === 'groups' ? to * groups : to));
  return qualifierCounts.find((places) => places === counts.find((count) => isPlaces(count)));
}

const isPlaces = (count: number): boolean => qualifierCounts.some((places) => places === count);

/** Before the first result of a table its order is that of the names, and its places mean nothing. */
export const hasResults = (rows: readonly { readonly played: number }[]): boolean =>
  rows.some(({ played }) => played > 0);

/** Which of the bands of its kind a band is, from 0: their stripes differ by it. */
export const indexOfKind = <Each extends Pick<Band, 'kind'>>(band: Each, bands: readonly Each[]): number =>
  bands.filter(({ kind }) => kind === band.kind).indexOf(band);

export type BracketMatch = Pick<StoredMatchFields, 'isPlayoff' | 'status' | 'round'> & {
  readonly seeds?: readonly number[];
};

/**
 * The number of places of the bracket that exists, null without bracket matches. The teams it was generated with say how
 * many it has, else the stage that is played first.
 */
export function placesOfBracket(matches: readonly BracketMatch[]): Qualifiers | null {
  const played = matches.filter(({ isPlayoff, status }) => isPlayoff && status !== 'cancelled');
  const rounds = played.map(({ round }) => round).sort(compareRounds);
  if (rounds.length === 0) return null;
  const seeds = matches.find((match) => match.seeds)?.seeds;
  const teams = seeds?.length ?? teamsOfFirstStage(rounds);
  return qualifierCounts.find((places) => places >= teams) ?? 16;
}

/**
 * The matches of a bracket as `bandsToShow` needs them, for callers that have only the bracket. Without seeds a bracket tells
 * four qualified teams, which say nothing of its places.
 */
export function matchesOfBracket({ stages, qualified }: Pick<Bracket, 'stages' | 'qualified'>): BracketMatch[] {
  const seeds = qualified.length > 4 ? { seeds: qualified.map(({ teamId }) => teamId) } : {};
  return stages
    .flatMap(({ ties }) => ties)
    .flatMap(({ matchId, round, status }) =>
      matchId === null || status === null ? [] : { isPlayoff: true, round, status, ...seeds },
    );
}

/** `rounds` are those of all bracket matches, in order of play. */
function teamsOfFirstStage(rounds: readonly string[]): number {
  const [first = ''] = rounds;
  if (playoffStageOf(first) === 'earlier') return /octavo/i.test(first) ? 16 : 8;
  return playoffStageOf(first) === 'final' ? 2 : 4;
}
