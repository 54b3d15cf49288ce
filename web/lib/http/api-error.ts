/** What went wrong with a call, in words a person can read. */
import type { FieldProblem, ProblemBody } from '#shared/contract/problem.ts';

const unexpectedError = 'Ocurrió un error inesperado. Probá de nuevo.';

/** No answer came, or not in time. */
export const networkErrorText = {
  connection: { code: 'no-connection', detail: 'Error de conexión' },
  timeout: { code: 'timeout', detail: 'El servidor no respondió a tiempo. Probá de nuevo.' },
} as const;

/** What the gateway or the edge refuse by themselves, in English or as a page, before the API is reached. */
const refusedOnTheWay: Readonly<Record<number, string>> = {
  403: 'El servidor no aceptó el pedido. Esperá unos minutos y probá de nuevo.',
  413: 'Lo que se quiso enviar es demasiado grande.',
  414: 'La dirección o la búsqueda es demasiado larga.',
  429: 'Hay demasiados pedidos en este momento. Probá de nuevo en unos segundos.',
};

/** The part of a problem that is read; whatever is no problem has none of it. */
type ProblemFields = Partial<Pick<ProblemBody, 'detail' | 'errors' | 'current'>> & { readonly code?: string };

export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];
  /** With 412: the entity as it is now. */
  readonly current: unknown;

  constructor(status: number, told: ProblemFields = {}) {
    const { code, detail } = told.code ? told : defaultProblemFor(status);
    super(detail ?? unexpectedError);
    this.name = 'ApiError';
    this.status = status;
    this.code = code ?? 'unexpected';
    this.errors = told.errors ?? [];
    this.current = told.current;
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

  /** The API said no, in words of its own. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && this.code !== 'unexpected' && this.code !== onTheWay;
  }

  /** Asked again a moment later, the same may well succeed. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const onTheWay = 'refused-on-the-way';

function defaultProblemFor(status: number): ProblemFields {
  if (status === 0) return networkErrorText.connection;
  const detail = refusedOnTheWay[status];
  return detail === undefined ? {} : { code: onTheWay, detail };
}

/** The sentence to show for any failure; `fallback` where nobody said what was wrong. */
export function messageOf(error: unknown, fallback = unexpectedError): string {
  const saysWhy = error instanceof ApiError && error.code !== 'unexpected';
  return saysWhy ? error.detail : fallback;
}
