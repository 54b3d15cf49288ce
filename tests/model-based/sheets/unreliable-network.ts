/** A network between a device and the API: slow, cut, out of order, and with gateways that answer for the API. */
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import type { SendAnswer, SendProblem, SheetNetwork } from '#web/features/sheet/queue/queue-parts.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** What becomes of one request. Delays are milliseconds; a request and its answer may each be lost, or overtaken. */
export interface RequestFate {
  readonly kind: 'delivered' | 'request lost' | 'answer lost' | 'answered 500' | 'answered 429' | 'signed out';
  readonly delayThere: number;
  readonly delayBack: number;
}

/** The API as the network reaches it. */
export interface SheetServer {
  readonly record: (operations: readonly SheetOperation[]) => Promise<SendAnswer<SheetView>>;
  readonly read: () => Promise<SheetView>;
}

const deadlineMs = 25_000;

const failed = (kind: SendProblem['kind'], retryAfterMs = 0) =>
  ({ kind: 'failed', problem: { kind, detail: '', retryAfterMs } }) as const;

/** @param nextFate the fate of the next request */
export function unreliableNetwork(
  time: SimulatedTime,
  server: SheetServer,
  nextFate: () => RequestFate,
): SheetNetwork<SheetView> {
  async function exchange<Answer>(call: () => Promise<Answer>): Promise<Answer | ReturnType<typeof failed>> {
    const { kind, delayThere, delayBack } = nextFate();
    if (kind === 'signed out') return failed('signed-out');
    if (kind === 'request lost') return time.pause(delayThere).then(() => failed('unreachable'));
    const answer = time.pause(delayThere).then(async () => {
      if (kind === 'answered 429') return failed('too-many-requests', 5000);
      const answered = await time.whileWorking(call());
      await time.pause(delayBack);
      if (kind === 'answer lost') return failed('unreachable');
      return kind === 'answered 500' ? failed('server-failure') : answered;
    });
    return Promise.race([answer, time.pause(deadlineMs).then(() => failed('timeout'))]);
  }
  return {
    send: (operations) => exchange(() => server.record(operations)),
    read: () => exchange(async () => ({ kind: 'answered', sheet: await server.read() })),
  };
}
