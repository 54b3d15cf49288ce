/** A running application, and clients whose calls are recorded, for the calls of every route. */
import type { RunningApp } from './running-app.ts';
import type { SendRequest } from './web-client.ts';

export interface RouteCalls {
  readonly app: RunningApp;
  readonly recordedPermissionsFile: string;
  readonly admin: SendRequest;
  readonly anonymous: SendRequest;
  /** A client like `admin` and `anonymous` whose calls count, too. */
  clientOf(token: string): SendRequest;
}
