/**
 * One request of the smoke test, with a timeout; a missing answer is a SmokeFailure that names the cause. An answer that
 * says that too many requests run at once is asked for again.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** What a check found wrong, in Spanish, for whoever deploys. */
export class SmokeFailure extends Error {}

/** Timeout in milliseconds; API Gateway answers earlier by itself, even if its Lambda hangs. */
const answerTimeoutMs = 31_000;

export interface SiteAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** The answers of a new AWS account that has too few concurrent Lambdas, and of a throttle. */
const busyStatuses = [429, 503];
const maxRequests = 3;
const defaultPauseMs = 1000;
const longestPauseMs = 5000;

/**
 * Sends the request and reads the whole answer; does not follow redirects. A busy site gets the request again, at most
 * twice and after the pause that it asks for.
 */
export async function askSite(url: URL, request: RequestInit = {}): Promise<SiteAnswer> {
  let answer = await askOnce(url, request);
  for (let requests = 1; requests < maxRequests && busyStatuses.includes(answer.status); requests++) {
    await sleep(pauseMsAfter(answer.headers));
    answer = await askOnce(url, request);
  }
  return answer;
}

/**
 * The milliseconds to wait before a busy site gets a request again: what its `Retry-After` says in seconds, up to a limit.
 *
 * @internal
 */
export function pauseMsAfter(headers: Headers): number {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d+$/.test(seconds) ? Math.min(Number(seconds) * 1000, longestPauseMs) : defaultPauseMs;
}

async function askOnce(url: URL, request: RequestInit): Promise<SiteAnswer> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const answer = await fetch(url, { redirect: 'manual', signal, ...request });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { url: url.href, status: answer.status, headers: answer.headers, bytes };
  } catch (error) {
    throw new SmokeFailure(`${url} no responde (${reasonOf(error as Error)})`);
  }
}

function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `nada en ${answerTimeoutMs / 1000} s`;
  const { code, message: reason } = (cause ?? {}) as { code?: string; message?: string };
  if (code === 'ENOTFOUND') return 'ENOTFOUND: ese nombre no está en el DNS';
  return code ?? reason ?? message;
}

const contentTypeOf = ({ headers }: SiteAnswer): string => headers.get('content-type') ?? 'sin content-type';
export const isHtml = (answer: SiteAnswer): boolean => contentTypeOf(answer).startsWith('text/html');

/** Status and content type, as the messages show them: `200 text/html`. */
export const describeAnswer = (answer: SiteAnswer): string => `${answer.status} ${contentTypeOf(answer)}`;

/** The content type of the API's refusals. */
export const problemType = 'application/problem+json';

/** Throws unless the answer has this status, and a content type that begins with `contentType`. */
export function requireAnswer(answer: SiteAnswer, status: number, contentType: string): void {
  if (answer.status === status && contentTypeOf(answer).startsWith(contentType)) return;
  throw new SmokeFailure(`${answer.url} respondió ${describeAnswer(answer)} en lugar de ${status} ${contentType}`);
}

/** The answer's body. Throws unless it is JSON. */
export function readJson({ url, bytes }: SiteAnswer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new SmokeFailure(`${url} no es JSON`);
  }
}
