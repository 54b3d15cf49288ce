/**
 * What the documents over every tournament are made of, read strongly: the pages of each, the list, teams and settings.
 */
import { coversFrom } from '#shared/domain/agenda.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { logFailure } from '../log.ts';
import { readDocumentOfEach } from '../table/documents-store.ts';
import { getSettings } from '../table/settings.ts';
import { countTeams } from '../table/teams.ts';
import { listTournaments, type StoredTournament } from '../table/tournaments.ts';
import { composeDocuments, type PublishedSummary, type PublishedTally } from './compose.ts';
import { localDay } from './local-time.ts';
import { readTournamentData } from './source.ts';

export interface TournamentDocuments {
  readonly tournament: StoredTournament;
  readonly tally: PublishedTally;
  readonly summary: PublishedSummary;
}

export interface OverallSource {
  /** In their order of interest. */
  readonly tournaments: readonly TournamentDocuments[];
  readonly teams: number;
  readonly settings: Settings;
}

export async function readOverallDocuments(now: Date): Promise<OverallSource> {
  const [list, teams, settings] = await Promise.all([listTournaments(), countTeams(), getSettings()]);
  const ids = list.map(({ id }) => id);
  const [tallies, summaries] = await Promise.all([
    readDocumentOfEach<PublishedTally | null>(ids, 'TALLY'),
    readDocumentOfEach<PublishedSummary | null>(ids, 'SUMMARY'),
  ]);
  const today = localDay(now, settings.timeZone);
  const pages = list.map(async (tournament) => {
    const [tally, summary] = [tallies.get(tournament.id), summaries.get(tournament.id)];
    if (tally && summary && coversFrom(tally.agenda, today, homeAgendaSize)) return { tournament, tally, summary };
    return computeUnpublished(tournament, now, settings);
  });
  return { tournaments: (await Promise.all(pages)).filter((each) => each !== null), teams, settings };
}

/** Half the size of a tournament's own agenda: covers weeks and fits one read unit. */
export const homeAgendaSize = { ofEachDay: limits.upcomingOnHome, enough: 50 };

/**
 * Not published yet, or so long ago that its next matches are past by now. One that nothing can be computed from must
 * not keep the others from the visitors.
 */
async function computeUnpublished(
  tournament: StoredTournament,
  now: Date,
  settings: Settings,
): Promise<TournamentDocuments | null> {
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
