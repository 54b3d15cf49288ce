/** Saves a lineup and reports why saving failed: a change by another user, or a player who may not play. */
import { useState } from 'react';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { updateCache } from '../../lib/api/update-cache.ts';
import { useSaving } from '../../lib/api/use-saving.ts';
import { ApiError, storedInsteadOf } from '../../lib/http/api-error.ts';
import { showToast } from '../../ui/toasts.ts';
import type { FormationAndPositions, LineupPositions } from './lineup-moves.ts';

export interface LineupKey {
  readonly teamId: number;
  /** Id of the lineup's match; null for the team's usual lineup. */
  readonly matchId: number | null;
}

const saveFailureText = 'Error al guardar la alineación';
const noRefusals: ReadonlyMap<number, string> = new Map();

/** @param onSaved called after saving, and when the user accepts a lineup that another user has saved meanwhile */
export function useSaveLineup(owner: LineupKey, onSaved: () => void) {
  const { save, isSaving, failure } = useSaving();
  const [theirs, setTheirs] = useState<Lineup | null>(null);
  const [refused, setRefused] = useState(noRefusals);

  const send = (drawn: FormationAndPositions, version: number) => {
    const put = async () => {
      setTheirs(null);
      setRefused(noRefusals);
      saveLineupInCache(owner, await putLineup(owner, drawn, version));
      onSaved();
      showToast('Alineación guardada');
    };
    const explain = (error: unknown) => {
      setRefused(refusalsByPlayer(error, drawn.positions));
      const stored = storedInsteadOf<Lineup>(error);
      setTheirs(stored);
      return stored !== null;
    };
    void save(put, { explain });
  };

  const conflictWith = (drawn: FormationAndPositions) =>
    theirs && {
      text: `Otra persona guardó esta alineación mientras la armabas. Ahora: ${lineupSummaryText(theirs)}`,
      keepMine: () => send(drawn, theirs.version),
      takeTheirs: () => {
        saveLineupInCache(owner, theirs);
        setTheirs(null);
        onSaved();
      },
    };

  return { send, isSaving, failure, conflictWith, refused };
}

const lineupSummaryText = ({ formation, positions }: Lineup): string =>
  `${formation}, ${formatPlural(positions.length, 'titular', 'titulares')}.`;

function putLineup(
  { teamId, matchId }: LineupKey,
  { formation, positions }: FormationAndPositions,
  version: number,
): Promise<Lineup> {
  const body = { formation, positions, version };
  return matchId === null
    ? saveAndRefresh('PUT /teams/{id}/lineup', saveFailureText, { params: { id: teamId }, body })
    : saveAndRefresh('PUT /matches/{id}/lineup/{teamId}', saveFailureText, { params: { id: matchId, teamId }, body });
}

/** Stores the lineup in the cache of API responses. */
function saveLineupInCache({ teamId, matchId }: LineupKey, lineup: Lineup): void {
  if (matchId === null) updateCache('GET /teams/{id}/lineup', { params: { id: teamId } }, () => lineup);
  else {
    const params = { id: matchId, teamId };
    updateCache('GET /matches/{id}/lineup/{teamId}', { params }, (before) => ({ ...before, ...lineup }));
  }
}

/** The server's refusals by player id; the server names players by their index in the request. */
function refusalsByPlayer(error: unknown, sent: LineupPositions): ReadonlyMap<number, string> {
  if (!(error instanceof ApiError)) return noRefusals;
  return new Map(
    error.errors.flatMap(({ path, message }) => {
      const [, at] = /^positions\.(\d+)\.playerId$/.exec(path) ?? [];
      const playerId = sent[Number(at)]?.playerId;
      return playerId === undefined ? [] : [[playerId, message] as const];
    }),
  );
}
