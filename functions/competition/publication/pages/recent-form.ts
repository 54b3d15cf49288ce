/** The last results of both teams that the page of a match to come tells, from its tournament's matches or documents. */
import { formBeforeNextMatches, type RecentForm } from '#shared/domain/rounds/recent-form.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import { listMatchesOfTournament, type StoredMatch } from '../../records/matches.ts';
import type { ComposedDocuments } from '../documents/compose-tournament.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';

/** By match id; read are only the matches of tournaments of which one of `shown` is to come. */
export async function readRecentForms(
  shown: readonly StoredMatch[],
  facts: ReadonlyMap<number, TournamentHeader>,
): Promise<Map<number, RecentForm<StoredMatch>>> {
  const toCome = shown.filter(({ status }) => status === 'scheduled');
  const told = [...new Set(toCome.map(({ tournamentId }) => tournamentId))].flatMap((id) => facts.get(id) ?? []);
  const forms = await mapConcurrently(told, async (tournament) => [
    ...formBeforeNextMatches(await listMatchesOfTournament(tournament.id), isWalkoverToComeIn(tournament)),
  ]);
  const ids = new Set(toCome.map(({ id }) => id));
  return new Map(forms.flat().filter(([id]) => ids.has(id)));
}

/** By match id, the same from the documents of a tournament, for whoever publishes the pages of which it changed. */
export function recentFormsOf(documents: ComposedDocuments): Map<number, RecentForm<FormattedMatch>> {
  const rounds = Object.keys(documents).filter((name) => name.startsWith('ROUND#'));
  const matches = rounds.flatMap((name) => rowsOfSlices<FormattedMatch>(documents, name) ?? []);
  return formBeforeNextMatches(matches, isWalkoverToComeIn(documents.HEADER));
}

const isWalkoverToComeIn =
  ({ walkoversToCome }: TournamentHeader) =>
  ({ id }: { readonly id: number }): boolean =>
    walkoversToCome.includes(id);

export const matchesOfForms = <M>(forms: Iterable<RecentForm<M>>): M[] =>
  [...forms].flatMap(({ home, away, meetings }) => [...home, ...away, ...meetings]);

/** The form with each of its matches as `present` returns it. */
export const presentForm = <M, P>(
  { home, away, meetings }: RecentForm<M>,
  present: (match: M) => P,
): RecentForm<P> => ({
  home: home.map(present),
  away: away.map(present),
  meetings: meetings.map(present),
});
