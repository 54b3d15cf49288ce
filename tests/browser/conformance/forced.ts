/** Forged API answers, for situations the API cannot create. Each scene that uses one states the reason. */
import { connectionReset, gatewayError, type NetworkFault } from '#tests/support/browser-trouble.ts';

/** The only situations that are not made through the API. */
type Reason =
  | 'the server fails'
  | 'the network fails'
  | 'the answer comes before anybody can look'
  | `the API ${'refuses' | 'never'} ${string}`;

export interface Forced {
  readonly because: Reason;
  /** By 'GET /teams/*'; '/files/…' is the store of images. */
  readonly answers: Readonly<Record<string, NetworkFault>>;
}

const all = (calls: readonly string[], answer: NetworkFault) => Object.fromEntries(calls.map((call) => [call, answer]));

export const failing = (...calls: readonly string[]): Forced => ({
  because: 'the server fails',
  answers: all(calls, gatewayError),
});

export const unreachable = (...calls: readonly string[]): Forced => ({
  because: 'the network fails',
  answers: all(calls, connectionReset),
});

/** It never answers. */
export const unanswered = (...calls: readonly string[]): Forced => ({
  because: 'the answer comes before anybody can look',
  answers: all(calls, () => new Promise(() => undefined)),
});

/** Answers something else. */
export const says =
  (body: unknown, status = 200): NetworkFault =>
  (route) =>
    route.fulfill({ status, json: body });

/** A refusal in the words of the server. */
export const refuses = (detail: string, status = 409): NetworkFault => says({ code: 'conflict', detail }, status);

/** The real answer with something changed in it. */
export const changed =
  <Body>(change: (body: Body) => unknown): NetworkFault =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Body) });
  };
