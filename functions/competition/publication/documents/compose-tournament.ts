/**
 * Composes the published documents of a tournament from its stored data, without reading or writing: table, summary,
 * rounds, bracket, rankings, and the totals that the documents over all tournaments are made of.
 */

import { limits } from '#shared/domain/limits.ts';
import { listGoals } from '#shared/domain/matches/match-goals.ts';
import { type ComputePlayoffsOptions, computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
import { podiumOf } from '#shared/domain/playoffs/podium.ts';
import { computeAgenda } from '#shared/domain/rounds/agenda.ts';
import { freeTeamsOf, zonasOf } from '#shared/domain/rounds/free-teams.ts';
import type { Agenda } from '#shared/domain/schemas/agenda.ts';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import type { Standing, TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { TournamentFigures } from '#shared/domain/schemas/statistics.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { placesOfBands } from '#shared/domain/standings/bands.ts';
import { computeStandings } from '#shared/domain/standings/standings.ts';
import { countAppearances, type PlayerAppearances } from '#shared/domain/statistics/appearances.ts';
import { countTournamentFigures, rankingsFromFigures } from '#shared/domain/statistics/figures.ts';
import { type ComputeSummaryOptions, computeSummary } from '#shared/domain/statistics/summary.ts';
import { presentBracket } from '#shared/text/bracket.ts';
import { formatMatch, presentTeam } from '#shared/text/presenters.ts';
import { withTieExplanations } from '#shared/text/tie-explanations.ts';
import { localDay } from '../../../platform/local-time.ts';
import { presentMatch } from '../../matches/present-matches.ts';
import { composeHeader, type HeaderDocuments } from './header.ts';
import { composeLatest, type PublishedLatest } from './latest-results.ts';
import { rowsOfSlices } from './list-slices.ts';
import type { PublishedOutlook } from './outlook.ts';
import {
  type BulletinDocuments,
  composeBulletins,
  type PublicitySettings,
  publishedSuspensionsOf,
} from './published-discipline.ts';
import { type RankingDocuments, rankingDocuments } from './ranking-documents.ts';
import { composeRoundDocuments, type RoundDocuments } from './round-documents.ts';
import { composeSuspensionDocuments, type SuspensionDocuments, suspensionsOf } from './suspension-documents.ts';
import type { TournamentData } from './tournament-data.ts';
import { type CaseDocuments, composeWaitingCases } from './waiting-cases.ts';

/**
 * A tournament's summary with its time zone, by which a reader decides which of its matches are already past. It has as
 * many leaders as a page shows, more than the API tells.
 */
export type PublishedSummary = TournamentSummary & { readonly timeZone: string };

/**
 * What one tournament contributes to the documents over all tournaments: figures of its players and teams, bans still
 * to be served, appearances, agenda, latest results, and its summary, so that one item of each tournament is read for them.
 */
export interface TournamentTotals extends TournamentFigures {
  readonly appearances: readonly PlayerAppearances[];
  readonly agenda: Agenda;
  readonly latest: PublishedLatest;
  readonly summary: PublishedSummary;
}

export interface ComposedDocuments
  extends RankingDocuments,
    RoundDocuments,
    SuspensionDocuments,
    HeaderDocuments,
    BulletinDocuments,
    CaseDocuments {
  STANDINGS: Standing[];
  SUMMARY: PublishedSummary;
  BRACKET: Bracket;
  OUTLOOK: PublishedOutlook;
  TOTALS: TournamentTotals;
  [group: `GROUP#${number}`]: Standing[];
}

/** How many upcoming matches the documents keep: more than a screen shows, so that they still suffice on later days. */
const summaryAgendaSize = { ofEachDay: limits.upcomingOnCard, enough: 12 };
const totalsAgendaSize = { ofEachDay: limits.upcomingOnHome, enough: 100 };

/**
 * Every document of a tournament but the outlook, which takes more work. `now` only decides which scheduled matches and
 * walkovers are still to come in the federation's time zone, and what may be told of old sanctions.
 */
export function composeDocuments(
  source: TournamentData,
  now: Date,
  settings: PublicitySettings & Pick<Settings, 'timeZone'>,
): Omit<ComposedDocuments, 'OUTLOOK'> {
  const { timeZone } = settings;
  const { tournament, references, groups, events } = source;
  const today = localDay(now, timeZone);
  const displayNames = references.displayNames.get(tournament.id);
  const matches = source.matches.map((match) => presentMatch(match, references));
  const tableOf = (teamIds: readonly number[], groupId = 0) =>
    withTieExplanations(
      computeStandings({
        tournamentId: tournament.id,
        groupId,
        teams: teamIds
          .flatMap((id) => references.teams.get(id) ?? [])
          .map((team) => presentTeam(team, displayNames?.get(team.id) ?? team.name)),
        matches,
        events,
        rules: tournament.rules,
        adjustments: tournament.adjustments,
        today,
      }),
    );
  const standings = tableOf(tournament.teamIds);
  const groupTables = groups.map(({ id, name, teamIds }) => ({ id, name, table: tableOf(teamIds, id) }));
  const suspensions = publishedSuspensionsOf(source, today, settings);
  const playerNames = fullNamesOf(source);
  const totals = countFiguresAndBans(source, suspensionsOf(source, today, 'all'), playerNames);
  const rankings = rankingsFromFigures(totals);
  const bracket = composeBracket(source, { table: standings, groups: groupTables, matches });
  const podium = podiumOf({ status: tournament.status, table: standings, hasGroups: groups.length > 0, bracket });
  const summary = composeSummary(source, { standings, matches, today, scorers: rankings.scorers, podium }, timeZone);
  const formatted = matches.map(formatMatch);
  const rounds = composeRoundDocuments(formatted, listGoals(formatted, events, playerNames), freeTeamsIn(source));
  return {
    STANDINGS: standings,
    SUMMARY: summary,
    ...rounds,
    ...composeHeader(source, today, { bracket, podium }, rowsOfSlices<FixtureRound>(rounds, 'FIXTURE') ?? []),
    TOTALS: {
      ...totals,
      appearances: countAppearances(source.matches, source.presence),
      agenda: computeAgenda(matches, today, totalsAgendaSize, tournament.rules),
      latest: composeLatest(formatted, today, events, playerNames),
      summary,
    },
    ...rankingDocuments(rankings),
    ...composeSuspensionDocuments(suspensions),
    ...composeBulletins(source, today, settings),
    ...composeWaitingCases(source),
    BRACKET: bracket,
    ...Object.fromEntries(groupTables.map(({ id, table }) => [`GROUP#${id}`, table])),
  };
}

const composeSummary = (
  { tournament }: TournamentData,
  computed: Pick<ComputeSummaryOptions, 'standings' | 'matches' | 'today' | 'scorers' | 'podium'>,
  timeZone: string,
): PublishedSummary => ({
  ...computeSummary({
    ...computed,
    tournamentId: tournament.id,
    upcoming: summaryAgendaSize,
    leaders: limits.leadersOnPage,
  }),
  timeZone,
});

function composeBracket(
  { tournament, matches }: TournamentData,
  tables: Pick<ComputePlayoffsOptions, 'table' | 'groups' | 'matches'>,
): Bracket {
  const seeds = matches.find((match) => match.seeds)?.seeds ?? null;
  const places = placesOfBands(tournament.bands, tables.groups.length);
  const input = { ...tables, seeds, playoffDraw: tournament.rules.playoffDraw, places };
  return presentBracket(tournament.id, computePlayoffs(input), input);
}

function countFiguresAndBans(
  { tournament, matches, events, references }: TournamentData,
  suspensions: Suspension[],
  playerNames: ReadonlyMap<number, string>,
): TournamentFigures {
  const teams = [...references.teams.values()];
  const figures = countTournamentFigures({ matches, events, playerNames, teams, rules: tournament.rules });
  return { tournamentId: tournament.id, ...figures, suspensions: suspensions.filter(({ remaining }) => remaining > 0) };
}

/** The free teams of a round of the tournament, by its matches. */
const freeTeamsIn = ({ tournament, groups, references }: TournamentData) => {
  const zonas = zonasOf(tournament, groups);
  const withdrawn = tournament.withdrawals.map(({ teamId }) => teamId);
  const names = references.displayNames.get(tournament.id);
  return (matches: readonly FormattedMatch[]): TeamRef[] =>
    freeTeamsOf({ matches, zonas, withdrawn })
      .flatMap((id) => references.teams.get(id) ?? [])
      .map((team) => presentTeam(team, names?.get(team.id) ?? team.name));
};

const fullNamesOf = ({ players }: TournamentData): ReadonlyMap<number, string> =>
  new Map([...players].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`]));
