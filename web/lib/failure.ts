/** What is said when a change could not be saved: what failed, why, and 'Reintentar' where the same again may help. */
import { ApiError, messageOf } from './http/api-error.ts';

/** What a save says when it fails, as in 'Error al guardar el partido' (SPEC §8); three texts where those differ. */
export type FailureText = string | FailureTexts;

interface FailureTexts {
  /** The server failed, or nobody said why it refused. */
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

/** A change that was not saved, and what that is called. */
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

/** The same for what is not saved through `save`. */
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

/** It does not get smaller by being sent again. */
const isTooLarge = ({ status }: ApiError): boolean => status === 413 || status === 414;
