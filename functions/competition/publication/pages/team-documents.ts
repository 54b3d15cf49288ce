/** The tournaments of teams, and what a team's page shows of them: its place, its scorers and its players' bans. */
import { limits } from '#shared/domain/limits.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Podium } from '#shared/domain/schemas/podium.ts';
import type { RankedScorer } from '#shared/domain/schemas/statistics.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { rankScorers, sumGoals } from '#shared/domain/statistics/scorers.ts';
import type { NextMatch, SuspendedPlayer, TeamPlace, TournamentHeader } from '#shared/pages/page-data.ts';
import { bulletinOfBan, withoutBulletin } from '#shared/text/discipline.ts';
import { type TournamentOutlook, tellTeam } from '#shared/text/outlook/tournament-outlook-text.ts';
import { podiumPlaces } from '#shared/text/podium.ts';
import { formatStanding } from '#shared/text/presenters.ts';
import { formatScorer } from '#shared/text/statistics.ts';
import { formatOpenBan } from '#shared/text/suspension-reasons.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import type { ComposedDocuments } from '../documents/compose-tournament.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import { outlookTextSource, readOutlookTextSource } from './outlook-text.ts';
import type { PageSource } from './page-source.ts';
import { readTablesOfGroups } from './read-group-tables.ts';

export interface TournamentOfTeam {
  readonly facts: TournamentHeader;
  readonly standings: ComposedDocuments['STANDINGS'];
  readonly groups: Awaited<ReturnType<typeof readTablesOfGroups>>;
  readonly scorers: readonly RankedScorer[];
  /** The bans not fully served. */
  readonly bans: readonly Suspension[];
  /** Null in a tournament without bands, of which nothing is told. */
  readonly outlook: TournamentOutlook | null;
}

/** The tournaments that exist among `ids`, by id. */
export async function readTournamentsOfTeams(
  ids: Iterable<number>,
  source: PageSource,
): Promise<Map<number, TournamentOfTeam>> {
  const found = await mapConcurrently([...ids], (id) => readTournament(id, source));
  return new Map(found.filter((each) => each !== null).map((each) => [each.facts.id, each]));
}

async function readTournament(id: number, source: PageSource): Promise<TournamentOfTeam | null> {
  const read = await source.readDocuments(id, { documents: ['HEADER', 'STANDINGS'] });
  if (!read) return null;
  const { HEADER: facts, STANDINGS: standings } = read;
  const groups = await readTablesOfGroups(id, facts.groups, source);
  const outlook = await readOutlookTextSource(facts, source.readDocuments);
  // Scorers and bans are shown of tournaments in progress only.
  if (facts.status !== 'in_progress') return { facts, standings, groups, scorers: [], bans: [], outlook };
  const lists = await source.readDocuments(id, { documents: [], lists: ['SCORERS', 'SUSPENSIONS'] });
  const bans = (lists && rowsOfSlices<Suspension>(lists, 'SUSPENSIONS')) ?? [];
  return {
    facts,
    standings,
    groups,
    scorers: (lists && rowsOfSlices<RankedScorer>(lists, 'SCORERS')) ?? [],
    bans: bans.filter(({ remaining }) => remaining > 0),
    outlook,
  };
}

/** Matches of the team with their length; those of a tournament that was deleted meanwhile have none and are left out. */
export const withMatchMinutes = (
  matches: readonly FormattedMatch[],
  tournaments: readonly TournamentOfTeam[],
): NextMatch[] =>
  matches.flatMap((match) => {
    const { facts } = tournaments.find((each) => each.facts.id === match.tournamentId) ?? {};
    return facts ? [{ ...match, matchMinutes: facts.rules.matchMinutes }] : [];
  });

/** The team's row in each of its tournaments: that of its zona's table first, then that of the general one. */
export const placesOf = (teamId: number, tournaments: readonly TournamentOfTeam[]): TeamPlace[] =>
  tournaments.flatMap(({ facts: { id, name, status, podium }, standings, groups, outlook }) =>
    [...groups, { id: 0, name: null, table: standings }].flatMap(({ id: groupId, name: group, table }) => {
      const row = table.find((each) => each.teamId === teamId);
      if (!row) return [];
      const won = group === null ? placeOnPodium(teamId, podium) : null;
      const place = { tournament: { id, name, status }, won, group, row: formatStanding(row), teams: table.length };
      return [{ ...place, outlook: outlook && tellTeam(teamId, groupId, outlook) }];
    }),
  );

const placeOnPodium = (teamId: number, podium: Podium | null): TeamPlace['won'] =>
  podiumPlaces.find((place) => podium?.[place]?.id === teamId) ?? null;

/** The best scorers of a team over the tournaments. */
export function scorersOf(
  { id, name, logo }: { readonly id: number; readonly name: string; readonly logo: string },
  tournaments: readonly TournamentOfTeam[],
) {
  const goals = sumGoals(tournaments.map(({ scorers }) => scorers.filter(({ teamId }) => teamId === id)));
  return rankScorers(goals, [{ teamId: id, teamName: name, teamLogo: logo, hasPlayed: true }])
    .slice(0, limits.scorersOnPage)
    .map(formatScorer);
}

export const openBansOf = (teamId: number, tournaments: readonly TournamentOfTeam[]): SuspendedPlayer[] =>
  tournaments.flatMap(({ facts, bans }) =>
    bans
      .filter((ban) => ban.teamId === teamId)
      .map((ban) => ({
        playerId: ban.playerId,
        name: ban.playerName,
        reason: formatOpenBan(withoutBulletin(ban)),
        tournament: facts.name,
        bulletin: bulletinOfBan(ban),
      })),
  );

/**
 * By team id, what the pages of the participants show of a tournament's documents: their places, scorers and bans, but not
 * how a place was won or moved, nor a place before the first match. The rest that they show of the tournament is in its
 * facts.
 */
export function shownOfTeams(documents: ComposedDocuments): Map<number, unknown> {
  const { HEADER: facts, STANDINGS: standings } = documents;
  const isRunning = facts.status === 'in_progress';
  const rowsOf = <Row>(list: 'SCORERS' | 'SUSPENSIONS') => (isRunning && rowsOfSlices<Row>(documents, list)) || [];
  const groups = facts.groups.map((group) => ({ ...group, table: documents[`GROUP#${group.id}`] ?? [] }));
  const outlook = outlookTextSource(documents);
  // A team's page ranks its own scorers anew.
  const ownScorers = rowsOf<RankedScorer>('SCORERS').map(({ position: _position, ...scorer }) => scorer);
  const scorers = Map.groupBy(ownScorers, ({ teamId }) => teamId);
  const bans = Map.groupBy(
    rowsOf<Suspension>('SUSPENSIONS').filter(({ remaining }) => remaining > 0),
    ({ teamId }) => teamId,
  );
  return new Map(
    standings.map(({ teamId }) => {
      const places = placesOf(teamId, [{ facts, standings, groups, scorers: [], bans: [], outlook }]);
      return [teamId, [places.map(shownOfPlace), scorers.get(teamId), bans.get(teamId)]];
    }),
  );
}

const shownOfPlace = ({ tournament, won, group, row, teams, outlook }: TeamPlace) =>
  row && row.played > 0
    ? { tournament, won, group, row: { ...row, movement: 0, decidedBy: '' }, teams, outlook }
    : { tournament, group, outlook };
