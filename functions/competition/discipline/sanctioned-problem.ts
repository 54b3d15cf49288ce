/** Refuses to delete whom the register has judged: what a sanction is about, and who was judged when a match began. */
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

export const judgedProblem = (what: string): Problem =>
  new Problem(
    'has-references',
    `No se puede eliminar ${what}: quedó registrado quién podía jugar cuando empezó un partido.`,
  );
