/** The one way a Lambda refuses: an error that becomes a problem+json answer. */
import { type FieldProblem, type ProblemBody, type ProblemCode, problemKinds } from '#shared/contract/problem.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatCount } from '#shared/spanish/numbers.ts';

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldProblem[];
  readonly extra: Partial<ProblemBody>;
  readonly headers: Record<string, string>;

  /** `detail` is the Spanish sentence for people; the kind's title when there is nothing more to say. */
  constructor(
    code: ProblemCode,
    detail?: string,
    more: { errors?: readonly FieldProblem[]; extra?: Partial<ProblemBody>; headers?: Record<string, string> } = {},
  ) {
    const { errors = [] } = more;
    super(withCount(detail ?? problemKinds[code].title, errors.length));
    this.code = code;
    this.errors = errors.slice(0, limits.errorsOfProblem);
    this.extra = more.extra ?? {};
    this.headers = more.headers ?? {};
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

/** Says how many errors there are beyond those that are listed (DESIGN §3). */
function withCount(detail: string, errors: number): string {
  const rest = errors - limits.errorsOfProblem;
  if (rest <= 0) return detail;
  const end = /[.!?]$/.test(detail) ? '' : '.';
  return `${detail}${end} Hay ${limits.errorsOfProblem} errores en la lista y ${formatCount(rest)} más.`;
}

/** 400 about one field. */
export function invalidField(path: string, message: string): Problem {
  return invalidFields([{ path, message }]);
}

/** 400 with one summary and one message per field. */
export function invalidFields(errors: readonly FieldProblem[]): Problem {
  const [first] = errors;
  const detail = first ? (first.path ? `${first.path}: ${first.message}` : first.message) : undefined;
  return new Problem('invalid', detail, { errors });
}

/** 503: nothing was or will be written, and the same request may well succeed a moment later. */
export const unavailable = (detail: string, retryAfterSeconds = 1): Problem =>
  new Problem('unavailable', detail, { headers: { 'retry-after': String(retryAfterSeconds) } });

/** 503: it may have been written; the same Idempotency-Key, or a reading, tells. */
export const outcomeUnknown = (): Problem =>
  new Problem('outcome-unknown', 'No sabemos si se llegó a guardar. Fijate antes de volver a intentar.', {
    headers: { 'retry-after': '2' },
  });

export const notFound = (what: string): Problem => new Problem('not-found', what);

/**
 * All of them, or why not, in the wire's order whichever was seen first (DESIGN §3): that the client saw an old copy
 * (412) is told only when nothing is wrong with what he asks, and a clash (409) only when nothing else stands in the
 * way.
 */
export async function allOrFirstError<Asked extends readonly Promise<unknown>[] | []>(
  asked: Asked,
): Promise<{ -readonly [At in keyof Asked]: Awaited<Asked[At]> }> {
  const settled = await Promise.allSettled(asked);
  const refusals = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (refusals.length > 0) throw refusals.toSorted((a, b) => errorPriority(a) - errorPriority(b))[0];
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as never;
}

const errorPriority = ({ status }: { status?: number }): number => (status === 409 ? 2 : status === 412 ? 1 : 0);
