/** The one way a Lambda refuses: an error that becomes a problem+json answer. */
import { type FieldProblem, type ProblemBody, type ProblemCode, problemKinds } from '#shared/contract/problem.ts';

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
    super(detail ?? problemKinds[code].title);
    this.code = code;
    this.errors = more.errors ?? [];
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

/** 400 about one field. */
export function invalidField(path: string, message: string): Problem {
  return invalidFields([{ path, message }]);
}

/** 400 with a sentence that can stand alone and each field's own. */
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

/** All of them, or why not: a clash (409) is told only when nothing else stands in the way, whichever was seen first. */
export async function allOrFirstRefusal<Asked extends readonly Promise<unknown>[] | []>(
  asked: Asked,
): Promise<{ -readonly [At in keyof Asked]: Awaited<Asked[At]> }> {
  const settled = await Promise.allSettled(asked);
  const refusals = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (refusals.length > 0) throw refusals.find((refusal) => refusal.status !== 409) ?? refusals[0];
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as never;
}
