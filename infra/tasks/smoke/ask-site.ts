/** One request of the smoke test, with a timeout; a missing answer is a SmokeFailure that names the cause. */

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

/** Sends the request and reads the whole answer; does not follow redirects. */
export async function askSite(url: URL, request: RequestInit = {}): Promise<SiteAnswer> {
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
