/** Sends operations and reads sheets as the queue's owner, and says what a failure means for the queue. */

import type { ProblemCode } from '#shared/contract/problem.ts';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { type ApiRequest, sendForContent } from '../../../lib/http/send-request.ts';
import { readSavedToken, readSavedUser } from '../../../lib/session/saved-session.ts';
import { expireSession, renewSession } from '../../../lib/session/session.ts';
import { readHolderName } from './link-holder.ts';
import type { SendAnswer, SendProblem, SheetNetwork } from './queue-parts.ts';
import type { QueueOwner } from './queued-operation.ts';

/** The operations of a request are recorded one after the other, and the signal at a pitch is poor. */
const deadlineMs = 25_000;

export interface OwnerAnswers {
  /** Called with the owner as whom the server has answered, not refused. */
  readonly onAccepted: (owner: QueueOwner) => void;
  /** Called with the link that the server has refused as one that has ended. */
  readonly onEnded: (owner: QueueOwner) => void;
}

const endedCodes: readonly string[] = ['link-expired', 'link-revoked', 'link-renewed'] satisfies ProblemCode[];

/** @param owner the present owner, because a new link may take the place of another */
export function sheetNetwork(
  matchId: number,
  owner: () => QueueOwner,
  { onAccepted, onEnded }: OwnerAnswers,
): SheetNetwork<SheetView> {
  const request = async (outgoing: ApiRequest): Promise<unknown> => {
    const sender = owner();
    const content = await sendAsOwner(sender, { deadlineMs, retryKey: null, ...outgoing }).catch((error) => {
      if (error instanceof ApiError && endedCodes.includes(error.code)) onEnded(sender);
      throw error;
    });
    onAccepted(sender);
    return content;
  };
  const address = `/matches/${matchId}/sheet`;
  return {
    async send(operations) {
      try {
        const name = owner().kind === 'link' ? readHolderName(matchId) : null;
        const body = { operations, ...(name && { holder: name }) };
        const content = await request({ method: 'POST', address: `${address}/operations`, body });
        return { kind: 'answered', ...(content as Pick<AnsweredSend, 'results' | 'sheet'>) };
      } catch (error) {
        if (isRefusedBody(error)) return { kind: 'malformed', detail: error.detail };
        return { kind: 'failed', problem: problemOf(error, owner()) };
      }
    },
    async read() {
      try {
        return { kind: 'answered', sheet: (await request({ method: 'GET', address })) as SheetView };
      } catch (error) {
        return { kind: 'failed', problem: problemOf(error, owner()) };
      }
    },
  };
}

type AnsweredSend = Extract<SendAnswer<SheetView>, { kind: 'answered' }>;

class SignedOutError extends Error {}

function sendAsOwner(owner: QueueOwner, request: ApiRequest): Promise<unknown> {
  if (owner.kind === 'link') return sendForContent({ ...request, token: owner.token, tokenScheme: 'Sheet' });
  return sendAsUser(owner.userId, request);
}

async function sendAsUser(userId: number, request: ApiRequest): Promise<unknown> {
  const token = tokenOfUser(userId);
  try {
    return await sendForContent({ ...request, token });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    if (readSavedToken() === token && !(await renewSession())) expireSession();
    return sendForContent({ ...request, token: tokenOfUser(userId) });
  }
}

/** Throws SignedOutError unless this user is the one who is signed in in this browser. */
function tokenOfUser(userId: number): string {
  const token = readSavedUser()?.id === userId ? readSavedToken() : null;
  if (token === null) throw new SignedOutError();
  return token;
}

/** True when the API refuses the body itself, so that it would refuse it again. */
const isRefusedBody = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isRefusal && [400, 413, 422].includes(error.status);

function problemOf(error: unknown, owner: QueueOwner): SendProblem {
  if (error instanceof SignedOutError) return { kind: 'signed-out', detail: '' };
  if (!(error instanceof ApiError)) throw error;
  const { status, detail, isRefusal, retryAfterSeconds } = error;
  const retryAfterMs = retryAfterSeconds * 1000;
  if (status === 0) return { kind: error.code === 'timeout' ? 'timeout' : 'unreachable', detail: '' };
  if (status === 429) return { kind: 'too-many-requests', detail: '', retryAfterMs };
  if (!isRefusal) return { kind: 'server-failure', detail: '', retryAfterMs };
  if (error.code === 'sheet-confirmed') return { kind: 'sheet-confirmed', detail };
  if (owner.kind === 'link' && status !== 404) return { kind: 'link-refused', detail };
  return status === 401 ? { kind: 'signed-out', detail: '' } : { kind: 'not-allowed', detail };
}
