/** What the test that calls every route gives to its parts: a running application, and clients that record what they call. */
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
