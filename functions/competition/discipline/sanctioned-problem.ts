/** Refuses to delete what a sanction is about: the register keeps whom it has judged. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Problem } from '../../platform/problem.ts';
import { countSanctionsAbout, type SanctionReference } from '../records/sanctions.ts';

/** 409 with the number of sanctions; null when there is none. `what` is, for example, 'el jugador'. */
export async function findSanctionReference(what: string, about: SanctionReference): Promise<Problem | null> {
  const count = await countSanctionsAbout(about);
  return count === 0
    ? null
    : new Problem(
        'has-references',
        `No se puede eliminar ${what}: tiene ${formatPlural(count, 'sanción', 'sanciones')}.`,
      );
}
