/** Creates a team. */
import { withDefaults } from '#shared/domain/fields.ts';
import { team as schema, teamDefaults } from '#shared/domain/schemas/team.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { creationOf, nextId } from '../platform/table/entities.ts';
import { commitOnce } from '../platform/table/idempotency.ts';
import { demandPastYear } from './foundation-year.ts';

export async function createTeam(call: CallOf<'POST /teams'>) {
  const { body, author, now } = call;
  await demandPastYear(body.foundationYear, now);
  const team = { id: await nextId('TEAM'), ...withDefaults(body, teamDefaults) };
  const { stored, write } = creationOf('TEAM', team, author);
  return commitOnce(call, [write], only(schema, stored));
}
