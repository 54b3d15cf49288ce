/** The message for a failed save: what failed, why, and 'Reintentar' where repeating the request may help. */
import { ApiError, messageOf } from '../http/api-error.ts';

/** What a save says when it fails, as in 'Error al guardar el partido' (SPEC §8); three texts where those differ. */
export type FailureText = string | FailureTexts;

interface FailureTexts {
  /** 5xx, or a refusal without a reason. */
  readonly failed: string;
  /** No answer came. */
  readonly unreachable: string;
  /** Around the words in which the API refused. */
  readonly refused: (why: string) => string;
}

export interface Failure {
  readonly text: string;
  /** Why, or what to do. */
  readonly detail?: string;
  /** Does the same again. */
  readonly onRetry?: () => void;
}

/** An ApiError of a save, with the text that names the failed save. */
export class SaveError extends ApiError {
  readonly failure: FailureText;

  constructor(failure: FailureText, { status, code, detail, errors, current }: ApiError) {
    super(status, { code, detail, errors: [...errors], current });
    this.failure = failure;
  }
}

/** `retry` has to repeat the very save that failed. */
export function failureOf(error: unknown, retry: () => void): Failure {
  if (error instanceof SaveError) return explainFailure(error.failure, error, retry);
  console.error(error);
  return { text: messageOf(error), onRetry: retry };
}

/** Like `failureOf`, for an ApiError of a call that carries no failure text of its own (login, uploads). */
export function explainFailure(failure: FailureText, error: ApiError, retry: () => void): Failure {
  const texts = typeof failure === 'string' ? sameText(failure) : failure;
  if (error.isRefusal) return { text: texts.refused(error.detail) };
  return {
    text: error.isConnectionFailure ? texts.unreachable : texts.failed,
    detail: error.code === 'no-connection' ? noConnection : error.detail,
    ...(!isTooLarge(error) && { onRetry: retry }),
  };
}

const noConnection = 'Sin conexión con el servidor. Revisá tu conexión y probá de nuevo.';

const sameText = (text: string): FailureTexts => ({ failed: text, unreachable: text, refused: (why) => why });

/** The same request would be too large again, so it gets no retry. */
const isTooLarge = ({ status }: ApiError): boolean => status === 413 || status === 414;
