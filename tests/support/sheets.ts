/** Builders for the sheets of matches: Planilleros with their sessions, links, and the days on which those are valid. */
import { onTestFinished, vi } from 'vitest';
import { call, callUntyped } from './api.ts';
import { expectOk } from './api-fixtures.ts';
import { createSignedInUser } from './users.ts';

interface WithId {
  readonly id: number;
}

/** A Planillero, with the headers of the Planillero's calls. */
export const createPlanillero = (more: Parameters<typeof createSignedInUser>[0] = {}) =>
  createSignedInUser({ roles: ['Planillero'], ...more });

/** Makes a new link to the sheet of a match. */
export const createLink = async ({ id }: WithId) =>
  expectOk(await call('POST /matches/{id}/sheet/link', { as: 'admin', params: { id } }));

/** The headers of calls with a link's token. */
export const linkHeaders = ({ token }: { readonly token: string }) => ({ authorization: `Sheet ${token}` });

/** Reads the sheet of a match with the token of a link. */
export const readSheetByToken = ({ id }: WithId, token: string, from?: string) =>
  callUntyped('GET /matches/{id}/sheet', {
    params: { id },
    headers: linkHeaders({ token }),
    ...(from && { from }),
  });

/** Without DST, three hours behind UTC. */
const buenosAires = 'America/Argentina/Buenos_Aires';

/** A day in the federation's zone. */
export const daysFromToday = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: buenosAires }).format(Date.now() + days * 86_400_000);

/** '200 ok' or '403 link-expired'. */
export const codeAndStatus = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string }).code ?? 'ok'}`;

/** Sets the clock until the test is over. */
export function setClock(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
  onTestFinished(() => void vi.useRealTimers());
}
