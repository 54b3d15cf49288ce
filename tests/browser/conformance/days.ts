/** Days as the forms hold them, in the zone of the federation. */

const zone = 'America/Argentina/Buenos_Aires';

/** 'YYYY-MM-DD'; 0 is today. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() + days * 24 * 60 * 60 * 1000);

export const thisYear = (): number => Number(dayFromNow(0).slice(0, 4));

/** The tournaments of the demo data carry the year they were made in. */
export const apertura = `Torneo Apertura ${thisYear()}`;
export const clausura = `Torneo Clausura ${thisYear()}`;
