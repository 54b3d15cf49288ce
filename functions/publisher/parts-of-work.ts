/**
 * The parts of each background work, in order. Of a work over everything: what stands over all tournaments; some
 * tournaments and then their matches, until all have been; the teams; what stands over all again, now made of what was
 * published; and last the pages of what no longer exists are removed.
 */

import { listTournamentsTellingTooMuch } from '../competition/publication/documents/read-bulletins.ts';
import type { WorkCursor, WorkName } from '../competition/publication/store/background-work.ts';
import { publicationBuild } from '../competition/publication/store/publication-build.ts';
import { readDonePublication } from '../competition/publication/store/publications.ts';
import { scopesWokenSinceNight } from '../competition/publication/store/wakes.ts';
import { countMatchesOfTournament, listMatchIdsOfTournament } from '../competition/records/matches.ts';
import { listTeams } from '../competition/records/teams.ts';
import { listTournaments, type StoredTournament } from '../competition/records/tournaments.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import type { Scope } from '../platform/table/keys.ts';
import { sweepPages } from './sweep-pages.ts';

/** The scopes of a part, perhaps none, and where the work goes on; null at its end. */
interface WorkPart {
  readonly scopes: readonly Scope[];
  readonly next: WorkCursor | null;
}

/** So many tournaments, or pages of matches and teams, take at most about two seconds. */
const tournamentsOfPart = 5;
const pagesOfPart = 60;

/**
 * Where a work begins. Everything begins with what stands over all tournaments; after a new build with the tournaments, as
 * what stands over all of them is made of documents that the new build has not published yet.
 */
export async function firstCursorOf(name: WorkName): Promise<WorkCursor> {
  if (name === 'teams') return { stage: 'teams', after: 0 };
  const id = idOfTournamentWork(name);
  if (id !== null) return { stage: 'matches', of: [id], after: 0, next: id };
  const isOfThisBuild = (await readDonePublication('ALL'))?.build === publicationBuild.id;
  return isOfThisBuild ? { stage: 'overall', isFirst: true } : { stage: 'tournaments', after: 0 };
}

/** 7 for 'T#7'; null for a work over all tournaments. */
const idOfTournamentWork = (name: WorkName): number | null => (name.startsWith('T#') ? Number(name.slice(2)) : null);

export async function partAt(name: WorkName, cursor: WorkCursor, now: Date): Promise<WorkPart> {
  switch (cursor.stage) {
    case 'overall':
      return {
        scopes: ['ALL'],
        next: cursor.isFirst ? { stage: 'tournaments', after: 0 } : { stage: 'sweep', after: '' },
      };
    case 'tournaments':
      return partOfTournaments(name, cursor.after, now);
    case 'matches':
      return partOfMatches(name, cursor);
    case 'teams':
      return partOfTeams(name, cursor.after);
    case 'sweep': {
      const last = await sweepPages(cursor.after, now);
      return { scopes: [], next: last === null ? null : { stage: 'sweep', after: last } };
    }
  }
}

async function partOfTournaments(name: WorkName, after: number, now: Date): Promise<WorkPart> {
  const later = (await listTournaments()).filter(({ id }) => id > after).sort((a, b) => a.id - b.id);
  const ids = later.map(({ id }) => id);
  const chosen = name === 'day' ? await idsTurningOrChanged(later, now) : ids;
  const some = chosen.slice(0, tournamentsOfPart);
  const last = some.at(-1);
  if (last === undefined) return { scopes: [], next: { stage: 'teams', after: 0 } };
  return { scopes: some, next: { stage: 'matches', of: some, after: 0, next: last } };
}

/**
 * A finished tournament does not turn with the day, unless one of its bulletins no longer tells names; and one that nothing
 * was published of needs no comparison.
 */
async function idsTurningOrChanged(tournaments: readonly StoredTournament[], now: Date): Promise<number[]> {
  const changed = new Set(await scopesWokenSinceNight(tournaments.map(({ id }) => id)));
  const told = tournaments.filter(({ hasBulletins, status }) => hasBulletins && status === 'completed');
  const turning = new Set(
    await listTournamentsTellingTooMuch(
      told.map(({ id }) => id),
      now,
    ),
  );
  return tournaments
    .filter(({ id, status }) => status !== 'completed' || changed.has(id) || turning.has(id))
    .map(({ id }) => id);
}

async function partOfMatches(name: WorkName, cursor: Extract<WorkCursor, { stage: 'matches' }>): Promise<WorkPart> {
  const [id, ...others] = cursor.of;
  if (id === undefined)
    return {
      scopes: [],
      next:
        idOfTournamentWork(name) === null ? { stage: 'tournaments', after: cursor.next } : { stage: 'teams', after: 0 },
    };
  const ids = await listMatchIdsOfTournament(id, cursor.after, pagesOfPart);
  const scopes = ids.map((matchId) => `MATCH#${matchId}` as const);
  return {
    scopes: name === 'day' ? await scopesWokenSinceNight(scopes) : scopes,
    next: ids.length < pagesOfPart ? { ...cursor, of: others, after: 0 } : { ...cursor, after: ids.at(-1) ?? 0 },
  };
}

async function partOfTeams(name: WorkName, after: number): Promise<WorkPart> {
  const ids = (await listTeamIdsOf(name)).filter((id) => id > after).slice(0, pagesOfPart);
  const isLast = ids.length < pagesOfPart;
  const isOfAll = name === 'everything' || name === 'day';
  return {
    scopes: ids.map((id) => `TEAM#${id}` as const),
    next: !isLast ? { stage: 'teams', after: ids.at(-1) ?? 0 } : isOfAll ? { stage: 'overall', isFirst: false } : null,
  };
}

/** In ascending order. */
async function listTeamIdsOf(name: WorkName): Promise<number[]> {
  const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);
  const tournamentId = idOfTournamentWork(name);
  if (tournamentId !== null) {
    const tournament = (await listTournaments()).find(({ id }) => id === tournamentId);
    return inOrder(tournament?.teamIds ?? []);
  }
  const ids = (await listTeams()).map(({ id }) => id);
  if (name !== 'day') return inOrder(ids);
  const running = (await listTournaments()).filter(({ status }) => status !== 'completed');
  const changed = await scopesWokenSinceNight(ids.map((id) => `TEAM#${id}` as const));
  return inOrder([
    ...running.flatMap(({ teamIds }) => teamIds),
    ...changed.map((scope) => Number(scope.split('#')[1])),
  ]);
}

/** How many scopes a work over everything gives from its first cursor on; 0 for the others, whose number is not known. */
export async function countScopesOfWork(name: WorkName, first: WorkCursor): Promise<number> {
  if (name !== 'everything') return 0;
  const ids = (await listTournaments()).map(({ id }) => id);
  const [matches, teams] = [await mapConcurrently(ids, countMatchesOfTournament), await listTeams()];
  const overall = first.stage === 'overall' ? 2 : 1;
  return overall + ids.length + teams.length + matches.reduce((sum, each) => sum + each, 0);
}
