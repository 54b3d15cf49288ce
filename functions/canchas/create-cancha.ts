/** POST /canchas: creates a cancha. Administrators create any number, a DT only so many. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { limits } from '#shared/domain/limits.ts';
import { can } from '#shared/domain/permissions.ts';
import { canchaDefaults } from '#shared/domain/schemas/cancha.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { listCanchas } from '../competition/records/canchas.ts';
import { Problem } from '../platform/problem.ts';
import { getItem } from '../platform/table/client.ts';
import { retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { nextId, prepareEntityCreation } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { type Key, keys } from '../platform/table/keys.ts';
import { presentCancha } from './present-cancha.ts';

type CreateCanchaCall = RequestOfRoute<'POST /canchas'>;

export async function createCancha(request: CreateCanchaCall) {
  const { body, author, caller } = request;
  const isLimited = !can(caller, 'competition.manage');
  const fields = { id: await nextId('CANCHA'), ...fillAbsentFields(body, canchaDefaults) };
  const { stored, write } = prepareEntityCreation('CANCHA', fields, author);
  return retryOnConflict(async () => {
    const counted = isLimited ? [await countCanchaWrite(author.by)] : [];
    return commitIdempotent(request, [...counted, write], presentCancha(stored, caller));
  });
}

/**
 * The write that goes with a new cancha of this user; refused when another one was created since the user's canchas were
 * counted. Throws 409 when the user has created as many as allowed.
 */
async function countCanchaWrite(userId: number): Promise<TableWrite> {
  const key = keys.sequence(`CANCHAS-OF-USER#${userId}`);
  const counter = await getItem<Key & { readonly n: number }>(key);
  const own = (await listCanchas()).filter(({ createdBy }) => createdBy === userId);
  if (own.length >= limits.canchasOfCoach) throw tooManyCanchasProblem();
  return {
    update: key,
    set: 'ADD n :one',
    condition: 'attribute_not_exists(n) OR n = :seen',
    values: { ':one': 1, ':seen': counter?.n ?? 0 },
  };
}

const tooManyCanchasProblem = (): Problem =>
  new Problem(
    'conflict',
    `Ya creaste ${limits.canchasOfCoach} canchas, el máximo. Eliminá una que no uses, o pedile a un administrador que agregue esta.`,
  );
