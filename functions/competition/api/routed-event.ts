/** A gateway event with the route and the caller, a user or somebody with a link, that the middlewares add. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import type { SheetCaller } from '../sheets/sheet-token.ts';
import type { Caller } from './request.ts';

export interface RoutedEvent extends APIGatewayProxyEventV2 {
  route: Route;
  caller: Caller | null;
  sheetLink: SheetCaller | null;
}
