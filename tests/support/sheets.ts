/** Builders for the sheets of matches: Planilleros with their sessions, and links. */
import { call, callUntyped } from './api.ts';
import { expectOk } from './given.ts';
import { createSession, createUser } from './users.ts';

interface WithId {
  readonly id: number;
}

/** A Planillero, with the headers of the Planillero's calls. */
export async function createPlanillero(more: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ roles: ['Planillero'], ...more });
  return { user, ...(await createSession(user)) };
}

/** Makes a new link to the sheet of a match. */
export const createLink = async ({ id }: WithId) =>
  expectOk(await call('POST /matches/{id}/sheet/link', { as: 'admin', params: { id } }));

/** Reads the sheet of a match with the token of a link. */
export const readSheetByToken = ({ id }: WithId, token: string, from?: string) =>
  callUntyped('GET /matches/{id}/sheet', {
    params: { id },
    headers: { authorization: `Sheet ${token}` },
    ...(from && { from }),
  });
