/** A gateway event with the route and caller that the middlewares add. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import type { Caller } from './call.ts';

export interface RoutedEvent extends APIGatewayProxyEventV2 {
  route: Route;
  caller: Caller | null;
}
