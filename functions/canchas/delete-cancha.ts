/** Deletes a cancha that has no matches still to be played; played matches keep its name. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { findBookedMatches } from '../competition/records/booked-matches.ts';
import { storeCanchaOrOfficialNames } from '../competition/records/matches.ts';
import { Problem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../platform/table/entities.ts';
import { loadEditableCancha } from './editable-cancha.ts';

export async function deleteCancha(request: RequestOfRoute<'DELETE /canchas/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const cancha = await loadEditableCancha(request);
    await deleteIfUnreferenced(cancha, request.author, async () => {
      const { toPlay, played } = await findBookedMatches('CANCHA', cancha.id);
      if (toPlay.length > 0) return canchaInUseProblem(toPlay.length);
      await storeCanchaOrOfficialNames(played, () => ({ canchaNombre: cancha.nombre }));
      return null;
    });
  });
}

const canchaInUseProblem = (matches: number): Problem =>
  new Problem('has-references', `No se puede eliminar la cancha: tiene ${formatPlural(matches, 'partido')} por jugar.`);
