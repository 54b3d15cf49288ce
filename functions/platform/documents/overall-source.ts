/**
 * Reads, strongly consistent, what the documents over all tournaments are composed from: the tally and summary of each
 * tournament, the list of tournaments, the number of teams, and the settings.
 */
import { isAgendaCompleteFrom } from '#shared/domain/agenda.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { logFailure } from '../log.ts';
import { readDocumentOfTournaments } from '../table/documents-store.ts';
import { getSettings } from '../table/settings.ts';
import { countTeams } from '../table/teams.ts';
import { listTournaments, type StoredTournament } from '../table/tournaments.ts';
import { composeDocuments, type PublishedSummary, type PublishedTally } from './compose.ts';
import { localDay } from './local-time.ts';
import { readTournamentData } from './tournament-data.ts';

export interface TallyAndSummary {
  readonly tournament: StoredTournament;
  readonly tally: PublishedTally;
  readonly summary: PublishedSummary;
}

export interface AllTournamentsData {
  /** The tournaments in the order in which they are listed: those in progress first. */
  readonly tournaments: readonly TallyAndSummary[];
  readonly teams: number;
  readonly settings: Settings;
}

export async function readAllTournamentsData(now: Date): Promise<AllTournamentsData> {
  const [list, teams, settings] = await Promise.all([listTournaments(), countTeams(), getSettings()]);
  const ids = list.map(({ id }) => id);
  const [tallies, summaries] = await Promise.all([
    readDocumentOfTournaments<PublishedTally | null>(ids, 'TALLY'),
    readDocumentOfTournaments<PublishedSummary | null>(ids, 'SUMMARY'),
  ]);
  const today = localDay(now, settings.timeZone);
  const readOrCompute = async (tournament: StoredTournament) => {
    const [tally, summary] = [tallies.get(tournament.id), summaries.get(tournament.id)];
    if (tally && summary && isAgendaCompleteFrom(tally.agenda, today, homeAgendaSize))
      return { tournament, tally, summary };
    return computeTallyAndSummary(tournament, now, settings);
  };
  const tournaments: TallyAndSummary[] = [];
  for (let at = 0; at < list.length; at += computedAtOnce) {
    const some = await Promise.all(list.slice(at, at + computedAtOnce).map(readOrCompute));
    tournaments.push(...some.filter((each) => each !== null));
  }
  return { tournaments, teams, settings };
}

/**
 * How many tournaments are computed at once. After a change of the tally's shape all of them have to be computed, and
 * reading thousands of whole tournaments at the same time would exhaust memory and connections.
 */
const computedAtOnce = 10;

/** Size of the home page's agenda: half of a tournament's own, enough for weeks and within one read unit. */
export const homeAgendaSize = { ofEachDay: limits.upcomingOnHome, enough: 50 };

/**
 * Composes a tournament's tally and summary when they are not published or their upcoming matches are all past. Null,
 * after logging, when that fails, so that the other tournaments are still published.
 */
async function computeTallyAndSummary(
  tournament: StoredTournament,
  now: Date,
  settings: Settings,
): Promise<TallyAndSummary | null> {
  try {
    const source = await readTournamentData(tournament.id);
    if (!source) return null;
    const { TALLY: tally, SUMMARY: summary } = composeDocuments(source, now, settings.timeZone);
    return { tournament, tally, summary };
  } catch (error) {
    logFailure(error);
    return null;
  }
}
