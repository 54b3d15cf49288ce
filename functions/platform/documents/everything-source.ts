/** What the documents over every tournament are made of, read strongly: the pages of each, the list, teams and settings. */
import { reaches } from '#shared/domain/agenda.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { logFailure } from '../log.ts';
import { readPageOfEach } from '../table/pages.ts';
import { getSettings } from '../table/settings.ts';
import { countTeams } from '../table/teams.ts';
import { listTournaments, type StoredTournament } from '../table/tournaments.ts';
import { composeDocuments, type PublishedSummary, type PublishedTally } from './compose.ts';
import { localDay } from './local-day.ts';
import { readSource } from './source.ts';

export interface TournamentPages {
  readonly tournament: StoredTournament;
  readonly tally: PublishedTally;
  readonly summary: PublishedSummary;
}

export interface EverythingSource {
  /** In their order of interest. */
  readonly tournaments: readonly TournamentPages[];
  readonly teams: number;
  readonly settings: Settings;
}

export async function readEverything(now: Date): Promise<EverythingSource> {
  const [list, teams, settings] = await Promise.all([listTournaments(), countTeams(), getSettings()]);
  const ids = list.map(({ id }) => id);
  const [tallies, summaries] = await Promise.all([
    readPageOfEach<PublishedTally | null>(ids, 'TALLY'),
    readPageOfEach<PublishedSummary | null>(ids, 'SUMMARY'),
  ]);
  const today = localDay(now, settings.timeZone);
  const pages = list.map(async (tournament) => {
    const [tally, summary] = [tallies.get(tournament.id), summaries.get(tournament.id)];
    if (tally && summary && reaches(tally.agenda, today, agendaOnHome)) return { tournament, tally, summary };
    return compute(tournament, now, settings);
  });
  return { tournaments: (await Promise.all(pages)).filter((each) => each !== null), teams, settings };
}

/** Half of what a tournament keeps of its own: enough for weeks, and still one small item. */
export const agendaOnHome = { ofEachDay: limits.upcomingOnHome, enough: 50 };

/** Not published yet, or so long ago that its next matches are past by now. One that nothing can be computed from must not keep the others from the visitors. */
async function compute(tournament: StoredTournament, now: Date, settings: Settings): Promise<TournamentPages | null> {
  try {
    const source = await readSource(tournament.id);
    if (!source) return null;
    const { TALLY: tally, SUMMARY: summary } = composeDocuments(source, now, settings.timeZone);
    return { tournament, tally, summary };
  } catch (error) {
    logFailure(error);
    return null;
  }
}
