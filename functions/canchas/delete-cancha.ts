/** Deletes a cancha where no match is still to be played; played matches keep its name. */
import { cancha as schema } from '#shared/domain/schemas/cancha.ts';
import { plural } from '#shared/text/numbers.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { Problem } from '../platform/http/problem.ts';
import { findBookedMatches } from '../platform/table/booked-matches.ts';
import { getCancha } from '../platform/table/canchas.ts';
import { untilUnchanged } from '../platform/table/commit.ts';
import { deleteUnreferenced } from '../platform/table/entities.ts';
import { keepNames } from '../platform/table/matches.ts';

export async function deleteCancha(call: CallOf<'DELETE /canchas/{id}'>): Promise<undefined> {
  await untilUnchanged(async () => {
    const cancha = await getCancha(call.params.id);
    await demandSeen(call, cancha.version, () => only(schema, cancha));
    await deleteUnreferenced(cancha, call.author, async () => {
      const { toPlay, played } = await findBookedMatches('CANCHA', cancha.id);
      if (toPlay.length > 0) return inUse(toPlay.length);
      await keepNames(played, () => ({ canchaNombre: cancha.nombre }));
      return null;
    });
  });
}

const inUse = (matches: number): Problem =>
  new Problem('has-references', `No se puede eliminar la cancha: tiene ${plural(matches, 'partido')} por jugar.`);
