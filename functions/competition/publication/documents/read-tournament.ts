/** Reads published documents of a tournament, one item each; one that is not published yet is computed. */

import { limits } from '#shared/domain/limits.ts';
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import { mayBeSeveralRounds, roundAsSeen } from '#shared/domain/round-names.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Standing, TournamentSummary } from '#shared/domain/schemas/standing.ts';
import { localDay } from '../../../platform/local-time.ts';
import { notFoundProblem } from '../../../platform/problem.ts';
import { getGroup } from '../../records/groups.ts';
import { readDocument, readGroupTable } from '../store/documents-store.ts';
import type { ComposedDocuments, PublishedSummary } from './compose-tournament.ts';
import { computeTournamentDocuments } from './compute-documents.ts';
import { type ListSlice, rowsOfSlices } from './list-slices.ts';
import { readRowsOfSlicedList } from './read-slices.ts';

/** The rows of the tournament's table; 404 when the tournament does not exist. */
export const readStandings = (tournamentId: number) => readOrComputeDocument(tournamentId, 'STANDINGS');

/** The rows of a group's table; 404 when the group does not exist. */
export async function readGroupStandings(groupId: number): Promise<Standing[]> {
  const published = await readGroupTable<Standing[] | null>(groupId);
  if (published) return published;
  const { tournamentId } = await getGroup(groupId);
  return (await computeDocuments(tournamentId))[`GROUP#${groupId}`] ?? [];
}

/** The tournament's rounds, in order; 404 when the tournament does not exist. */
export const readFixture = async (tournamentId: number) =>
  (await readRowsOfListDocument<FixtureRound>(tournamentId, 'FIXTURE')) ?? [];

/** The tournament's playoff bracket; 404 when the tournament does not exist. */
export const readBracket = (tournamentId: number) => readOrComputeDocument(tournamentId, 'BRACKET');

/** What is still possible for the teams of its tables, and why; 404 when the tournament does not exist. */
export const readOutlook = (tournamentId: number) => readOrComputeDocument(tournamentId, 'OUTLOOK');

/** The tournament's summary as of `now`; 404 when the tournament does not exist. */
export async function readSummary(tournamentId: number, now: Date): Promise<TournamentSummary> {
  return summaryWithoutPastMatches(await readOrComputeDocument(tournamentId, 'SUMMARY'), now);
}

async function readOrComputeDocument<Name extends 'STANDINGS' | 'SUMMARY' | 'BRACKET' | 'OUTLOOK'>(
  tournamentId: number,
  name: Name,
): Promise<ComposedDocuments[Name]> {
  const published = await readDocument<ComposedDocuments[Name] | null>(tournamentId, name);
  return published ?? (await computeDocuments(tournamentId))[name];
}

/**
 * The summary without the upcoming matches that have become past since it was published; with as many leaders as the
 * API tells, or `leaders`.
 */
export function summaryWithoutPastMatches(
  { timeZone, ...summary }: PublishedSummary,
  now: Date,
  leaders: number = limits.leadersInSummary,
): TournamentSummary {
  const today = localDay(now, timeZone);
  const next = summary.upcomingMatches.filter(({ matchDate }) => matchDate >= today);
  const { topStandings } = summary;
  return {
    ...summary,
    upcomingMatches: next.slice(0, limits.upcomingOnCard),
    topStandings: topStandings.slice(0, leaders),
  };
}

/** The matches of a round, or of a playoff stage that is seen as one; 404 when the tournament has no such round. */
export async function readRound(tournamentId: number, seen: string): Promise<FormattedMatch[]> {
  const rounds = mayBeSeveralRounds(seen)
    ? (await readFixture(tournamentId)).map(({ round }) => round).filter((round) => roundAsSeen(round) === seen)
    : [seen];
  if (rounds.length === 0) throw unknownRoundProblem();
  const matches = await Promise.all(rounds.map((round) => readOneRound(tournamentId, round)));
  return matches.flat().sort(comparePlayOrder);
}

async function readOneRound(tournamentId: number, round: string): Promise<FormattedMatch[]> {
  const matches = await readRowsOfListDocument<FormattedMatch>(tournamentId, `ROUND#${round}`);
  if (!matches) throw unknownRoundProblem();
  return matches;
}

const unknownRoundProblem = () => notFoundProblem('Esa fecha no existe en el torneo.');

/**
 * Reads all rows of a list: one item, and one more call for a list of several slices. Undefined when there is no such
 * list.
 */
async function readRowsOfListDocument<Row>(tournamentId: number, name: string): Promise<Row[] | undefined> {
  const first = await readDocument<ListSlice<Row> | null>(tournamentId, name);
  if (first) return readRowsOfSlicedList(first, tournamentId, name);
  return rowsOfSlices<Row>(await computeDocuments(tournamentId), name);
}

/** Computes every document of a tournament that is not published yet; 404 when the tournament does not exist. */
export async function computeDocuments(tournamentId: number): Promise<ComposedDocuments> {
  const documents = await computeTournamentDocuments(tournamentId, new Date());
  if (!documents) throw notFoundProblem('Torneo no encontrado');
  return documents;
}
