/** The error by which a request is refused; it becomes a problem+json response. */
import { type FieldProblem, type ProblemBody, type ProblemCode, problemKinds } from '#shared/contract/problem.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatCount } from '#shared/spanish/numbers.ts';

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldProblem[];
  readonly extra: Partial<ProblemBody>;
  readonly headers: Record<string, string>;
  readonly cookies: readonly string[];

  /** `detail` is the sentence shown to people, in Spanish; by default the title of the problem's kind. */
  constructor(
    code: ProblemCode,
    detail?: string,
    more: {
      errors?: readonly FieldProblem[];
      extra?: Partial<ProblemBody>;
      headers?: Record<string, string>;
      cookies?: readonly string[];
    } = {},
  ) {
    const { errors = [] } = more;
    super(detailWithErrorCount(detail ?? problemKinds[code].title, errors.length));
    this.code = code;
    this.errors = errors.slice(0, limits.errorsOfProblem);
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
    this.cookies = more.cookies ?? [];
  }

  get status(): number {
    return problemKinds[this.code].status;
  }

  toBody(): ProblemBody {
    return {
      type: `urn:problem:${this.code}`,
      title: problemKinds[this.code].title,
      status: this.status,
      code: this.code,
      detail: this.message,
      message: this.message,
      error: this.message,
      errors: [...this.errors],
      ...this.extra,
    };
  }
}

/** Adds to the detail how many errors there are beyond those that the response lists. */
function detailWithErrorCount(detail: string, errors: number): string {
  const rest = errors - limits.errorsOfProblem;
  if (rest <= 0) return detail;
  const end = /[.!?]$/.test(detail) ? '' : '.';
  return `${detail}${end} Hay ${limits.errorsOfProblem} errores en la lista y ${formatCount(rest)} más.`;
}

/** A 400 about one field. */
export function invalidFieldProblem(path: string, message: string): Problem {
  return invalidFieldsProblem([{ path, message }]);
}

/** A 400 with one message for each field; the first one is also the detail. */
export function invalidFieldsProblem(errors: readonly FieldProblem[]): Problem {
  const [first] = errors;
  const detail = first ? (first.path ? `${first.path}: ${first.message}` : first.message) : undefined;
  return new Problem('invalid', detail, { errors });
}

/** A 503: nothing was or will be written, and the same request may succeed a moment later. */
export const unavailableProblem = (detail: string, retryAfterSeconds = 1): Problem =>
  new Problem('unavailable', detail, { headers: { 'retry-after': String(retryAfterSeconds) } });

/**
 * A 503: it is unknown whether the change was written; repeating the request with the same Idempotency-Key, or reading,
 * tells.
 */
export const outcomeUnknownProblem = (): Problem =>
  new Problem('outcome-unknown', 'No sabemos si se llegó a guardar. Fijate antes de volver a intentar.', {
    headers: { 'retry-after': '2' },
  });

export const notFoundProblem = (what: string): Problem => new Problem('not-found', what);

/**
 * The results of all checks. When some fail, throws one error in the API's order, whichever failed first: any other
 * error comes before 412 (the client saw an old version), and 409 (conflict) comes last.
 */
export async function allOrFirstError<Checks extends readonly Promise<unknown>[] | []>(
  checks: Checks,
): Promise<{ -readonly [At in keyof Checks]: Awaited<Checks[At]> }> {
  const settled = await Promise.allSettled(checks);
  const refusals = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (refusals.length > 0) throw refusals.toSorted((a, b) => errorPriority(a) - errorPriority(b))[0];
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as never;
}

const errorPriority = ({ status }: { status?: number }): number => (status === 409 ? 2 : status === 412 ? 1 : 0);

/**
 * The 429 for too many attempts; its text is the same for all addresses, so it does not reveal which have an account.
 */
export const tooManyRequestsProblem = (retryAfter = 30): Problem =>
  new Problem('too-many-requests', 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.', {
    headers: { 'retry-after': String(retryAfter) },
  });
