/** The facts of a tournament that each of its pages shows, and the names of its rounds, as documents. */

import { isOwnLogo } from '#shared/domain/crests/logo.ts';
import { isWalkoverToCome } from '#shared/domain/matches/match-status.ts';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import type { Podium } from '#shared/domain/schemas/podium.ts';
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { bandsToShow } from '#shared/text/bands.ts';
import type { TournamentWithBands } from '../../records/tournament-bands.ts';
import { cutIntoSlices, type ListSlice, type SliceName } from './list-slices.ts';
import type { TournamentData } from './tournament-data.ts';

/** A round by what does not change while others are played. */
export type RoundName = Pick<FixtureRound, 'round' | 'free'>;

/** They change far less often than the other documents, so that pages made of them stay as they are. */
export type HeaderDocuments = { HEADER: TournamentHeader } & { [Name in SliceName<'ROUNDS'>]: ListSlice<RoundName> };

const maxRoundsInSlice = 400;

export function composeHeader(
  { tournament, groups, matches, references }: TournamentData,
  today: string,
  { bracket, podium }: { readonly bracket: Bracket; readonly podium: Podium | null },
  rounds: readonly FixtureRound[],
): HeaderDocuments {
  return {
    ...cutIntoSlices(
      'ROUNDS',
      rounds.map(({ round, free }) => ({ round, free })),
      maxRoundsInSlice,
    ),
    HEADER: withSortedFields({
      ...factsOf(tournament),
      bands: bandsToShow(tournament.bands, matches, groups.length),
      podium,
      hasPlayoffs: !bracket.isProjection,
      groups: groups.map(({ id, name }) => ({ id, name })),
      displayNames: Object.fromEntries(references.displayNames.get(tournament.id) ?? []),
      walkoversToCome: matches.filter((match) => isWalkoverToCome(match, today)).map(({ id }) => id),
      logos: ownLogosOf(tournament.teamIds.map((id) => references.teams.get(id)?.logo ?? '')),
    }),
  };
}

/** Those on this site, each once, in alphabetical order. */
const ownLogosOf = (logos: readonly string[]): string[] => [...new Set(logos.filter(isOwnLogo))].sort();

function factsOf(tournament: TournamentWithBands) {
  const { id, name, description, startDate, endDate, status, rules, adjustments, withdrawals, fixtureSeed } =
    tournament;
  const facts = { id, name, description, startDate, endDate, status, rules, adjustments, withdrawals, fixtureSeed };
  return tournament.hasBulletins ? { ...facts, hasBulletins: true as const } : facts;
}

/** The same content in one order, because the table answers the fields of rules and adjustments in any order. */
const withSortedFields = <Content>(content: Content): Content =>
  JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  );
