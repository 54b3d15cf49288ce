/** Reading published documents: one item each; what was not published yet is computed, so it is never missing. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import { notFound } from '../http/problem.ts';
import { readPage, readPageOfEach } from '../table/pages.ts';
import { getSettings } from '../table/settings.ts';
import { listTournaments } from '../table/tournaments.ts';
import { composeDocuments, type Documents } from './compose.ts';
import { localDay } from './local-day.ts';
import { readSource } from './source.ts';

type Fixed = 'STANDINGS' | 'SUMMARY' | 'FIXTURE';

/** 404 when the tournament does not exist. */
export async function readDocument<Name extends Fixed>(tournamentId: number, name: Name): Promise<Documents[Name]> {
  const published = await readPage<Documents[Name] | null>(tournamentId, name);
  return published ?? (await compute(tournamentId))[name];
}

/** The matches of a round; 404 when the tournament has no such round. */
export async function readRound(tournamentId: number, round: string): Promise<FormattedMatch[]> {
  const name = `ROUND#${round}` as const;
  const matches = (await readPage<FormattedMatch[] | null>(tournamentId, name)) ?? (await compute(tournamentId))[name];
  if (!matches) throw notFound('Esa fecha no existe en el torneo.');
  return matches;
}

/** The summary of every tournament, newest first. */
export async function readEverySummary(): Promise<TournamentSummary[]> {
  const ids = (await listTournaments()).map(({ id }) => id).reverse();
  const published = await readPageOfEach<TournamentSummary | null>(ids, 'SUMMARY');
  return Promise.all(ids.map(async (id) => published.get(id) ?? (await compute(id)).SUMMARY));
}

async function compute(tournamentId: number): Promise<Documents> {
  const source = await readSource(tournamentId);
  if (!source) throw notFound('Torneo no encontrado');
  const { timeZone } = await getSettings();
  return composeDocuments(source, localDay(new Date(), timeZone));
}
