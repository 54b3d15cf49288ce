/** Middy middleware: reads who calls, and whether the caller's role may use the route (401, then 403). */
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import { can } from '#shared/domain/permissions.ts';
import { readSession } from '../../platform/identity/ended-sessions.ts';
import { readClaimsOfToken } from '../../platform/identity/tokens.ts';
import { Problem } from '../../platform/problem.ts';
import { onlyForSheetProblem, readSheetCaller, requireValidLink, sheetTokenOf } from '../sheets/sheet-token.ts';
import type { Caller } from './request.ts';
import type { RoutedEvent } from './routed-event.ts';

const bearerChallenge = { headers: { 'www-authenticate': 'Bearer' } };

export function authenticate(): MiddlewareObj<RoutedEvent> {
  return {
    before: async ({ event }) => {
      if (event.route.ignoresToken) return;
      const { access } = event.route;
      const token = sheetTokenOf(event);
      if (token !== null) {
        if (access === 'sheet.keep') {
          event.sheetLink = await readSheetCaller(event, token);
          return;
        }
        await requireValidLink(token, new Date());
        if (access !== 'public.read') throw onlyForSheetProblem();
        return;
      }
      event.caller = await readCaller(event);
      if (access === 'public.read') return;
      if (!event.caller) throw new Problem('unauthenticated', 'Iniciá sesión para continuar.', bearerChallenge);
      requireRole(event.caller, event.route);
    },
  };
}

/**
 * The user who calls; null without a token. The token only names the user: permissions and valid sessions come from the
 * stored user, so that changes take effect at once. A bad token is refused even on public routes, because the client
 * must learn that it is not signed in.
 */
async function readCaller(event: APIGatewayProxyEventV2): Promise<Caller | null> {
  if (event.headers.authorization === undefined) return null;
  const token = bearerTokenOf(event);
  const claims = token ? await readClaimsOfToken(token) : null;
  if (!claims) throw sessionEndedProblem();
  const { user, isEnded } = await readSession(claims);
  if (!user?.enabled) throw new Problem('invalid-token', 'Tu usuario no está habilitado.', bearerChallenge);
  if (isEnded) throw sessionEndedProblem();
  return user;
}

const sessionEndedProblem = (): Problem =>
  new Problem('invalid-token', 'La sesión venció. Iniciá sesión de nuevo.', bearerChallenge);

/** The bearer token of a request, valid or not; null without one. */
export const bearerTokenOf = ({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): string | null =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

function requireRole(caller: Caller, route: Route): void {
  if (!can(caller, route.access)) throw new Problem('forbidden', 'No tenés permiso para hacer esto.');
}
