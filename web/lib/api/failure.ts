/** The message for a failed save: what failed, why, and 'Reintentar' where repeating the request may help. */
import { ApiError, errorMessageOf } from '../http/api-error.ts';

/** The text for a failed save, such as 'Error al guardar el partido', or one text for each kind of failure. */
export type FailureText = string | FailureTextsByKind;

interface FailureTextsByKind {
  /** The text for a 5xx response, and for a refusal without a reason. */
  readonly failed: string;
  /** The text for a request that got no response. */
  readonly unreachable: string;
  /** The text for a refusal by the API; `why` is the API's own sentence. */
  readonly refused: (why: string) => string;
}

export interface FailureMessage {
  readonly text: string;
  /** Why the save failed, or what the user can do about it. */
  readonly detail?: string;
  /** Repeats the save. */
  readonly onRetry?: () => void;
}

/** The ApiError of a failed save, with the text that tells the user which save failed. */
export class SaveError extends ApiError {
  readonly failure: FailureText;
  /** What was to be saved: see `saveNameOf`. */
  readonly about: string | undefined;

  constructor(failure: FailureText, { status, code, detail, errors, current }: ApiError, about?: string) {
    super(status, { code, detail, errors: [...errors], current });
    this.failure = failure;
    this.about = about;
  }
}

/** The message for a failed save; `retry` must repeat the very same save. */
export function failureMessageOf(error: unknown, retry: () => void): FailureMessage {
  if (error instanceof SaveError) return failureMessageOfApiError(error.failure, error, retry);
  console.error(error);
  return { text: errorMessageOf(error), onRetry: retry };
}

/** Like `failureMessageOf`, for an ApiError that carries no failure text (login, uploads). */
export function failureMessageOfApiError(failure: FailureText, error: ApiError, retry: () => void): FailureMessage {
  const texts = typeof failure === 'string' ? sameTextForAllFailures(failure) : failure;
  if (error.isRefusal) return { text: texts.refused(error.detail) };
  return {
    text: error.isConnectionFailure ? texts.unreachable : texts.failed,
    detail: error.code === 'no-connection' ? noConnectionText : error.detail,
    ...(!isRequestTooLarge(error) && { onRetry: retry }),
  };
}

const noConnectionText = 'Sin conexión con el servidor. Revisá tu conexión y probá de nuevo.';

const sameTextForAllFailures = (text: string): FailureTextsByKind => ({
  failed: text,
  unreachable: text,
  refused: (why) => why,
});

/** A request that was too large would be too large again, so 'Reintentar' is not offered. */
const isRequestTooLarge = ({ status }: ApiError): boolean => status === 413 || status === 414;
