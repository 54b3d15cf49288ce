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

  constructor(status: number, problem: Partial<ProblemBody> & { errorMessage?: string } = {}) {
    super(
      problem.detail ?? problem.errorMessage ?? problem.message ?? (status === 0 ? connectionError : unexpectedError),
    );
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? (status === 0 ? 'no-connection' : 'unexpected');
    this.errors = problem.errors ?? [];
    this.current = problem.current;
  }

  get detail(): string {
    return this.message;
  }

  get isConnectionFailure(): boolean {
    return this.status === 0;
  }
}

/** The sentence to show for any failure. */
export function messageOf(error: unknown, fallback = unexpectedError): string {
  return error instanceof ApiError ? error.detail : fallback;
}
