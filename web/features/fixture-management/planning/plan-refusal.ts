/** Why there is no plan, in sentences to show beside the button that asked for it; each stands at its option as well. */
import { ApiError } from '../../../lib/http/api-error.ts';

export interface PlanRefusal {
  readonly title: string;
  readonly reasons: readonly string[];
}

const titles: Readonly<Record<string, string>> = {
  'fixture-impossible': 'No hay fixture posible con estas condiciones',
  'fixture-not-found': 'No se encontró un fixture que cumpla todo',
  invalid: 'Hay datos para corregir',
};

/** The refusal that an error means; null for any other failure. */
export function planRefusalOf(error: unknown): PlanRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const title = titles[error.code];
  const reasons = [...new Set(error.errors.map(({ message }) => message))];
  return title === undefined || reasons.length === 0 ? null : { title, reasons };
}
