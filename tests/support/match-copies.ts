/** Hundreds of matches of one round, stored without the API, so that its page takes more than one item. */

import { prepareMatchCreation } from '#functions/competition/records/matches.ts';
import { commit } from '#functions/platform/table/commit.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call } from './api.ts';
import { createTeams, createTournament, expectOk, playMatch, readMatch } from './api-fixtures.ts';
import { incompressibleText } from './stored-documents.ts';

const creationStamp = { by: 0, at: '2026-01-01T12:00:00.000Z' };

let nextMatchId = 10_001;

/** Stores copies of a match, each at another location; returns their ids. */
export async function storeMatchCopies(match: Match, copies: number, changes: Partial<Match>): Promise<number[]> {
  const { version: _version, homeTeam: _home, awayTeam: _away, cancha: _cancha, referee: _referee, ...facts } = match;
  const matches = Array.from({ length: copies }, (_, at) => {
    return { ...facts, assistant: undefined, ...changes, id: nextMatchId++, location: incompressibleText(at) };
  });
  for (let at = 0; at < matches.length; at += 50) {
    await commit(
      matches.slice(at, at + 50).flatMap((each) => prepareMatchCreation(each as never, creationStamp).writes),
    );
  }
  return matches.map(({ id }) => id);
}

export async function createCupWithMatchCopies(copies: number, changes: Partial<Match> = {}) {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  const match = await playMatch(cup, home, '1-0', away);
  return { cup, match, ids: [match.id, ...(await storeMatchCopies(await readMatch(match), copies, changes))] };
}

export const readRound = async ({ id }: Tournament, round: string) =>
  expectOk(await call('GET /tournaments/{id}/fixture/matches', { params: { id }, query: { round } }));
