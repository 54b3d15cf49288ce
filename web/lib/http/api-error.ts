/** The error of a failed API request, with a Spanish sentence to show to the user. */
import type { FieldProblem, ProblemBody } from '#shared/contract/problem.ts';

const unexpectedErrorText = 'Ocurrió un error inesperado. Probá de nuevo.';

/** Error code and Spanish text for a request that got no response, and for one that got none in time. */
export const networkProblemByCause = {
  connection: { code: 'no-connection', detail: 'Error de conexión' },
  timeout: { code: 'timeout', detail: 'El servidor no respondió a tiempo. Probá de nuevo.' },
} as const;

/**
 * Texts by HTTP status for refusals by API Gateway or CloudFront, which come before the API is reached and are in
 * English or an HTML page.
 */
const gatewayRefusalTexts: Readonly<Record<number, string>> = {
  403: 'El servidor no aceptó el pedido. Esperá unos minutos y probá de nuevo.',
  413: 'Lo que se quiso enviar es demasiado grande.',
  414: 'La dirección o la búsqueda es demasiado larga.',
  429: 'Hay demasiados pedidos en este momento. Probá de nuevo en unos segundos.',
};

/** The fields read from the body of an error response; all are absent when the body is not the API's JSON. */
type ProblemFields = Partial<Pick<ProblemBody, 'detail' | 'errors' | 'current'>> & {
  readonly code?: string;
  readonly retryAfterSeconds?: number;
};

export class ApiError extends Error {
  /** The HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** With status 412: the entity as the server has it now. */
  readonly current: unknown;
  /** How long the server asked to wait before the next try; 0 when it did not. */
  readonly retryAfterSeconds: number;

  constructor(status: number, problem: ProblemFields = {}) {
    const { code, detail } = problem.code ? problem : defaultProblemFor(status);
    super(detail ?? unexpectedErrorText);
    this.name = 'ApiError';
    this.status = status;
    this.code = code ?? 'unexpected';
    this.errors = problem.errors ?? [];
    this.current = problem.current;
    this.retryAfterSeconds = problem.retryAfterSeconds ?? 0;
  }

  get detail(): string {
    return this.message;
  }

  /** True when the server may have carried out the request although it failed. */
  get mayHaveSucceeded(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  get isConnectionFailure(): boolean {
    return this.status === 0;
  }

  /** True when the API itself refused the request; `detail` is then its own sentence. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && this.code !== 'unexpected' && this.code !== gatewayRefusalCode;
  }

  /** True when the same request may succeed a moment later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** What the server now stores in place of what the user edited, read from a 412; null for any other error. */
export const storedInsteadOf = <Stored>(error: unknown): Stored | null =>
  error instanceof ApiError && error.status === 412 ? (error.current as Stored) : null;

const gatewayRefusalCode = 'refused-on-the-way';

function defaultProblemFor(status: number): ProblemFields {
  if (status === 0) return networkProblemByCause.connection;
  const detail = gatewayRefusalTexts[status];
  return detail === undefined ? {} : { code: gatewayRefusalCode, detail };
}

/** The sentence to show for an error; `fallback` when the error carries no reason. */
export function errorMessageOf(error: unknown, fallback = unexpectedErrorText): string {
  const saysWhy = error instanceof ApiError && error.code !== 'unexpected';
  return saysWhy ? error.detail : fallback;
}
