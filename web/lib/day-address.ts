/** The address of 'Cargar la fecha': the day's screen with a parameter that says so. */
import { paths } from '#shared/pages/paths.ts';

export const dayParameter = 'dia';
export const enteringParameter = 'cargar';

export const dayResultsHref = (date: string): string =>
  `${paths.daySheets.getHref()}?${new URLSearchParams({ [dayParameter]: date, [enteringParameter]: '' })}`;
