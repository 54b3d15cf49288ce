/** Tells what no longer stands as a bulk change left it, so that the whole of it cannot be undone. */
import { isDeepStrictEqual } from 'node:util';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { isUndoableBulkChange } from '#shared/domain/changes/bulk-change.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import type { StoredMatch } from '../records/matches.ts';
import { readTeamsById } from '../records/teams.ts';
import type { StoredTournament } from '../records/tournaments.ts';
import { readGroupedMatches, type StoredChangeGroup } from './change-groups.ts';

/** The tournament and its matches as they are stored now. */
interface CurrentState {
  readonly tournament: StoredTournament;
  readonly matches: ReadonlyMap<number, StoredMatch>;
}

/** What changed: a sentence for each, and all of them as one, as in 'Desde entonces cambió Lanús - Banfield (Fecha 3).' */
export interface ChangedSince {
  readonly detail: string;
  readonly errors: readonly FieldProblem[];
}

interface ChangedThings {
  /** Whether the tournament no longer has the withdrawal or the adjustments. */
  readonly isTournamentChanged: boolean;
  readonly matches: readonly StoredMatch[];
  /** How many of the matches no longer exist. */
  readonly gone: number;
}

/**
 * For each bulk change what was changed after it; null where all of it stands. A match counts as changed by any write
 * of it or its events after it, the tournament only where the bulk change wrote it: a new name does not stand in the way.
 */
export async function findChangedSince(
  groups: readonly StoredChangeGroup[],
  state: CurrentState,
): Promise<(ChangedSince | null)[]> {
  const changed = groups.map((group) => changedThings(group, state));
  const teams = changed.flatMap(({ matches }) =>
    matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]),
  );
  const withdrawn = groups.flatMap(({ bulk }) => (bulk.kind === 'withdraw' ? bulk.withdrawal.teamId : []));
  const found = await readTeamsById(new Set([...withdrawn, ...teams].filter((id) => id !== null)));
  const nameOf = (id: number) => teamNameOrFallback(found.get(id)?.name, id);
  return groups.map((group, at) => describe(group, changed[at] as ChangedThings, nameOf));
}

function changedThings(group: StoredChangeGroup, { tournament, matches }: CurrentState): ChangedThings {
  const { bulk, groupId } = group;
  const now = readGroupedMatches(group).map(({ id }) => matches.get(id));
  const existing = now.filter((match) => match !== undefined);
  return {
    isTournamentChanged:
      (bulk.kind === 'withdraw' && !tournament.withdrawals.some((each) => isDeepStrictEqual(each, bulk.withdrawal))) ||
      (bulk.kind === 'adjustments' && !isDeepStrictEqual(tournament.adjustments, bulk.after)),
    matches: existing.filter(({ changeGroupId }) => changeGroupId !== groupId),
    gone: now.length - existing.length,
  };
}

/** How many changed matches a sentence names. */
const namedMatches = 3;

function describe(
  { bulk }: StoredChangeGroup,
  { isTournamentChanged, matches, gone }: ChangedThings,
  nameOf: (id: number) => string,
): ChangedSince | null {
  if (!isUndoableBulkChange(bulk)) return null;
  const names = matches.map((match) => matchLabel(match, nameOf));
  const errors = [
    ...(isTournamentChanged
      ? [tournamentProblem(bulk.kind === 'withdraw' ? nameOf(bulk.withdrawal.teamId) : null)]
      : []),
    ...matches.map(({ id }, at) => ({ path: `matches.${id}`, message: `${names[at]} cambió después.` })),
    ...Array.from({ length: gone }, () => ({ path: 'matches', message: 'Un partido se eliminó después.' })),
  ];
  const [first] = errors;
  if (!first) return null;
  if (names.length === 0) return { detail: first.message, errors };
  const more = names.length - namedMatches;
  const listed = joinNames([...names.slice(0, namedMatches), ...(more > 0 ? [`${more} más`] : [])]);
  return { detail: `Desde entonces ${names.length === 1 ? 'cambió' : 'cambiaron'} ${listed}.`, errors };
}

const tournamentProblem = (withdrawn: string | null): FieldProblem =>
  withdrawn === null
    ? { path: 'adjustments', message: 'Las sanciones y bonificaciones de puntos cambiaron después.' }
    : { path: 'withdrawals', message: `${withdrawn} ya no figura como retirado.` };

/** 'Lanús - Banfield (Fecha 3)'; a match of the knock-out whose teams are not known is named by its round. */
function matchLabel({ homeTeamId, awayTeamId, round }: StoredMatch, nameOf: (id: number) => string): string {
  if (homeTeamId === null && awayTeamId === null) return round;
  const [home, away] = [homeTeamId, awayTeamId].map((id) => (id === null ? 'Por definir' : nameOf(id)));
  return `${home} - ${away} (${round})`;
}
