/** Answers asked for before the application was there to ask: each is for the first who asks the same. */

export const deadline = 10_000;
/** Nobody is shown an answer older than this as a new one. */
const lifetime = 10_000;

const answers = new Map<string, Promise<Response>>();

/** Asks for an address below `/api` as a visitor. */
export function prefetch(address: string): void {
  const answer = fetch(`/api${address}`, {
    headers: { accept: 'application/json' },
    cache: 'no-cache',
    signal: AbortSignal.timeout(deadline),
  });
  // Who takes it hears of a failure.
  answer.catch(() => undefined);
  answers.set(address, answer);
  setTimeout(() => answers.delete(address), lifetime);
}

export function takePrefetched(address: string): Promise<Response> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}
