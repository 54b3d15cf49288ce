/** Reads the names that the sentences about changes need. */
import type { ChangeNames } from '#shared/text/changes/change-names.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { localDay } from '../../platform/local-time.ts';
import { keys } from '../../platform/table/keys.ts';
import { readCanchasById } from '../records/canchas.ts';
import { readPlayersById } from '../records/players.ts';
import { getSettings } from '../records/settings.ts';
import { readStaffMembersById } from '../records/staff.ts';
import { readTeamsById } from '../records/teams.ts';
import type { StoredChange } from './change-entry.ts';
import { readStoredItems } from './changes.ts';

export async function readChangeNames(changes: readonly StoredChange[], now: Date): Promise<ChangeNames> {
  const ids = (...fields: string[]) => idsInFields(changes, fields);
  const matches = changes.flatMap(({ tournamentId, matchId }) =>
    matchId === null ? [] : [keys.match(tournamentId, matchId)],
  );
  const ofMatches = (await readStoredItems(matches)).flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const [teams, players, canchas, officials, { timeZone }] = await Promise.all([
    readTeamsById(
      new Set([
        ...ids('homeTeamId', 'awayTeamId', 'teamIds', 'teamId'),
        ...subjectIds(changes, 'team'),
        ...ofMatches.filter(isId),
      ]),
    ),
    readPlayersById(new Set([...ids('playerId'), ...subjectIds(changes, 'player')])),
    readCanchasById(ids('canchaId')),
    readStaffMembersById(new Set([...ids('refereeId', 'assistantId'), ...subjectIds(changes, 'staff')])),
    getSettings(),
  ]);
  const unassigned = 'sin asignar';
  return {
    team: (id) => (isId(id) ? teamNameOrFallback(teams.get(id)?.name, id) : 'Por definir'),
    player: (id) => (isId(id) ? (players.get(id)?.lastName ?? 'un jugador borrado') : ''),
    cancha: (id) => (isId(id) ? (canchas.get(id)?.nombre ?? 'una cancha borrada') : unassigned),
    official: (id) => (isId(id) ? (officials.get(id)?.name ?? 'una persona borrada') : unassigned),
    today: localDay(now, timeZone),
  };
}

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** The ids in the named fields of the changes, before and after; a field may hold a list of ids. */
function idsInFields(changes: readonly StoredChange[], fields: readonly string[]): Set<number> {
  const values = changes.flatMap(({ before, after }) =>
    fields.flatMap((field) => [before?.fields[field], after?.fields[field]].flat()),
  );
  return new Set(values.filter(isId));
}

/** The ids of those of this kind whom sanctions are about. */
function subjectIds(changes: readonly StoredChange[], kind: string): number[] {
  return changes
    .flatMap(({ before, after }) => [before?.fields.subject, after?.fields.subject])
    .map((subject) => (subject ?? {}) as { readonly kind?: unknown; readonly id?: unknown })
    .flatMap((subject) => (subject.kind === kind && isId(subject.id) ? [subject.id] : []));
}
