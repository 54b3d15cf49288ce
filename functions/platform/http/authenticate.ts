/** Middy middleware: who calls, and whether his role allows the route at all (401, then 403). */
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import { can } from '#shared/domain/permissions.ts';
import { verifyToken } from '../identity/tokens.ts';
import { findUser } from '../table/users.ts';
import type { Caller } from './call.ts';
import { Problem } from './problem.ts';
import type { RoutedEvent } from './routed-event.ts';

const challenge = { headers: { 'www-authenticate': 'Bearer' } };

export function authenticate(): MiddlewareObj<RoutedEvent> {
  return {
    before: async ({ event }) => {
      const userId = await userIdOf(event);
      const { access, knowsCaller } = event.route;
      if (access === 'public.read' && !(knowsCaller && userId !== null)) return;
      if (userId === null) throw new Problem('unauthenticated', 'Iniciá sesión para continuar.', challenge);
      event.caller = await callerOf(userId);
      demandRole(event.caller, event.route);
    },
  };
}

/** A bad token is refused on every route: the client must know that it is not signed in. */
async function userIdOf(event: APIGatewayProxyEventV2): Promise<number | null> {
  const header = event.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  const userId = token ? await verifyToken(token) : null;
  if (userId === null) throw new Problem('invalid-token', 'La sesión venció. Iniciá sesión de nuevo.', challenge);
  return userId;
}

/** The token says who; the stored user says what he may do, so a change acts at once. */
async function callerOf(userId: number): Promise<Caller> {
  const user = await findUser(userId);
  if (!user?.enabled) throw new Problem('invalid-token', 'Tu usuario no está habilitado.', challenge);
  return user;
}

function demandRole(caller: Caller, route: Route): void {
  if (!can(caller, route.access)) throw new Problem('forbidden', 'No tenés permiso para hacer esto.');
}
