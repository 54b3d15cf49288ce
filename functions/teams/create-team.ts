/** Creates a team. */
import type { CallOf } from '../platform/http/contract-call.ts';
import { commit } from '../platform/table/commit.ts';
import { creationOf, nextId } from '../platform/table/entities.ts';
import { demandPastYear } from './foundation-year.ts';

export async function createTeam({ body, author, now }: CallOf<'POST /teams'>) {
  demandPastYear(body.foundationYear, now);
  const team = { id: await nextId('TEAM'), ...body, logo: body.logo ?? '' };
  const { stored, write } = creationOf('TEAM', team, author);
  await commit([write]);
  return stored;
}
