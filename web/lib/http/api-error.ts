/** What went wrong with a call, in words a person can read. */
import type { FieldProblem, ProblemBody } from '#shared/contract/problem.ts';

export const connectionError = 'Error de conexión';
const unexpectedError = 'Ocurrió un error inesperado. Probá de nuevo.';

export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** With 412: the entity as it is now. */
  readonly current: unknown;

  constructor(status: number, problem: Partial<ProblemBody> = {}) {
    super(wordsOf(problem) ?? (status === 0 ? connectionError : unexpectedError));
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? (status === 0 ? 'no-connection' : 'unexpected');
    this.errors = problem.errors ?? [];
    this.current = problem.current;
  }

  get detail(): string {
    return this.message;
  }

  /** Nobody knows whether what was asked has been done. */
  get mayBeDone(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  get isConnectionFailure(): boolean {
    return this.status === 0;
  }
}

/** Only a problem of ours has words for people: a gateway's own answer is in English. */
const wordsOf = (problem: Partial<ProblemBody>): string | undefined => (problem.code ? problem.detail : undefined);

/** The sentence to show for any failure; `fallback` where nobody said what was wrong. */
export function messageOf(error: unknown, fallback = unexpectedError): string {
  const saysWhy = error instanceof ApiError && error.code !== 'unexpected';
  return saysWhy ? error.detail : fallback;
}
