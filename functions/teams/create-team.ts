/** Creates a team. */
import { team as schema } from '#shared/domain/schemas/team.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { creationOf, nextId } from '../platform/table/entities.ts';
import { commitOnce } from '../platform/table/idempotency.ts';
import { demandPastYear } from './foundation-year.ts';

export async function createTeam(call: CallOf<'POST /teams'>) {
  const { body, author, now } = call;
  await demandPastYear(body.foundationYear, now);
  const team = { id: await nextId('TEAM'), ...body, logo: body.logo ?? '' };
  const { stored, write } = creationOf('TEAM', team, author);
  return commitOnce(call, [write], only(schema, stored));
}
