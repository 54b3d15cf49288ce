/** Days in the format of date fields, in the federation's time zone. */

const timeZone = 'America/Argentina/Buenos_Aires';

/** The date `days` days after today, as 'YYYY-MM-DD'. */
export const dateAfterDays = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * 24 * 60 * 60 * 1000);

export const currentYear = (): number => Number(dateAfterDays(0).slice(0, 4));

/** The names of the demo tournaments have the year in which the demo data are created. */
export const aperturaName = `Torneo Apertura ${currentYear()}`;
export const clausuraName = `Torneo Clausura ${currentYear()}`;
