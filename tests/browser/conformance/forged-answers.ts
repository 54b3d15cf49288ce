/** Forged API answers, for situations the API cannot create. Each scene that uses one states the reason. */
import type { Route } from 'playwright-core';
import { connectionReset, gatewayError, type NetworkFault } from '#tests/support/browser-faults.ts';

/** The reasons for which a scene may forge an answer instead of creating its situation through the API. */
type ForgingReason =
  | 'the server fails'
  | 'the network fails'
  | 'the answer comes before anybody can look'
  | `the API ${'refuses' | 'never'} ${string}`;

export interface ForgedAnswers {
  readonly because: ForgingReason;
  /**
   * The forged answers by call, such as 'GET /teams/{id}'. A path below /files/ is one of the image store, not of the
   * API.
   */
  readonly answers: Readonly<Record<string, NetworkFault>>;
}

const answersByCall = (calls: readonly string[], answer: NetworkFault) =>
  Object.fromEntries(calls.map((call) => [call, answer]));

export const forgeGatewayErrors = (...calls: readonly string[]): ForgedAnswers => ({
  because: 'the server fails',
  answers: answersByCall(calls, gatewayError),
});

export const forgeConnectionResets = (...calls: readonly string[]): ForgedAnswers => ({
  because: 'the network fails',
  answers: answersByCall(calls, connectionReset),
});

/** Requests that are kept without an answer. */
const heldRequests = new Set<Route>();

/** Leaves these calls without any answer, so that the screen keeps loading, until `abortHeldRequests`. */
export const forgeMissingAnswers = (...calls: readonly string[]): ForgedAnswers => ({
  because: 'the answer comes before anybody can look',
  answers: answersByCall(calls, async (route) => {
    heldRequests.add(route);
  }),
});

/** Ends the requests without an answer. The browser would send those that are left when their routes are removed. */
export async function abortHeldRequests(): Promise<void> {
  // The page may have given a request up by itself.
  await Promise.all([...heldRequests].map((route) => route.abort().catch(() => undefined)));
  heldRequests.clear();
}

/** Answers with this body instead of the real one. */
export const answerWithBody =
  (body: unknown, status = 200): NetworkFault =>
  (route) =>
    route.fulfill({ status, json: body });

/** A refusal by the API, with `detail` as its message for users. */
export const refuseWithDetail = (detail: string, status = 409): NetworkFault =>
  answerWithBody({ code: 'conflict', detail }, status);

/** Answers with the real body after applying `change` to it. */
export const answerWithChangedBody =
  <Body>(change: (body: Body) => unknown): NetworkFault =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Body) });
  };
