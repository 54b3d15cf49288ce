/**
 * Reads, strongly consistent, what the documents over all tournaments are composed from: the totals of each tournament,
 * with its summary, the list of tournaments, the number of teams, and the settings.
 */

import { limits } from '#shared/domain/limits.ts';
import { isAgendaCompleteFrom } from '#shared/domain/rounds/agenda.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { localDay } from '../../../platform/local-time.ts';
import { logFailure } from '../../../platform/log/log.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import { getSettings } from '../../records/settings.ts';
import { countTeams } from '../../records/teams.ts';
import { listTournaments, type StoredTournament } from '../../records/tournaments.ts';
import { composeDocuments, type PublishedSummary, type TournamentTotals } from './compose-tournament.ts';
import { readTotals } from './read-totals.ts';
import { readTournamentData } from './tournament-data.ts';

export interface TotalsAndSummary {
  readonly tournament: StoredTournament;
  readonly totals: TournamentTotals;
  readonly summary: PublishedSummary;
}

export interface AllTournamentsData {
  /** The tournaments in the order in which they are listed: those in progress first. */
  readonly tournaments: readonly TotalsAndSummary[];
  readonly teams: number;
  readonly settings: Settings;
}

/**
 * Tournaments without usable totals are computed; {@link TooManyUnpublishedError} is thrown when there are
 * more than `maxComputed` of them.
 */
export async function readAllTournamentsData(
  now: Date,
  maxComputed = Number.POSITIVE_INFINITY,
): Promise<AllTournamentsData> {
  const [list, teams, settings] = await Promise.all([listTournaments(), countTeams(), getSettings()]);
  const published = await readUsableTotals(list, localDay(now, settings.timeZone));
  const unpublished = list.length - published.size;
  if (unpublished > maxComputed) throw new TooManyUnpublishedError(unpublished);
  const readOrCompute = async (tournament: StoredTournament) =>
    published.get(tournament.id) ?? computeTotalsAndSummary(tournament, now, settings);
  const tournaments = await mapConcurrently(list, readOrCompute);
  return { tournaments: tournaments.filter((each) => each !== null), teams, settings };
}

/** Thrown when more tournaments are unpublished than the caller has time to compute, as after another build. */
export class TooManyUnpublishedError extends Error {
  override readonly name = 'TooManyUnpublishedError';
  readonly unpublishedTournaments: number;

  constructor(unpublishedTournaments: number) {
    super(`${unpublishedTournaments} tournaments are unpublished`);
    this.unpublishedTournaments = unpublishedTournaments;
  }
}

/** By tournament id, the published totals that are still right on the day `today`. */
async function readUsableTotals(
  list: readonly StoredTournament[],
  today: string,
): Promise<Map<number, TotalsAndSummary>> {
  const totalsOfAll = await readTotals(list.map(({ id }) => id));
  const published = new Map<number, TotalsAndSummary>();
  for (const tournament of list) {
    const totals = totalsOfAll.get(tournament.id);
    if (totals && isAgendaCompleteFrom(totals.agenda, today, homeAgendaSize))
      published.set(tournament.id, { tournament, totals, summary: totals.summary });
  }
  return published;
}

/**
 * Size of the home page's agenda, within one read unit: the next matches of several days, so that it still suffices on
 * later ones.
 */
export const homeAgendaSize = { ofEachDay: limits.upcomingOnHome, enough: 35 };

/**
 * Composes a tournament's totals and summary when they are not published or their upcoming matches are all past. Null,
 * after logging, when that fails, so that the other tournaments are still published.
 */
async function computeTotalsAndSummary(
  tournament: StoredTournament,
  now: Date,
  settings: Settings,
): Promise<TotalsAndSummary | null> {
  try {
    const source = await readTournamentData(tournament.id);
    if (!source) return null;
    const { TOTALS: totals, SUMMARY: summary } = composeDocuments(source, now, settings);
    return { tournament, totals, summary };
  } catch (error) {
    logFailure(error);
    return null;
  }
}
