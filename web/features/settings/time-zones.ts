/** Time zones a federation can choose from, by country. */

const timeZones: readonly (readonly [zone: string, label: string])[] = [
  ['America/Argentina/Buenos_Aires', 'Argentina'],
  ['America/La_Paz', 'Bolivia'],
  ['America/Sao_Paulo', 'Brasil (San Pablo)'],
  ['America/Santiago', 'Chile'],
  ['America/Bogota', 'Colombia'],
  ['America/Guayaquil', 'Ecuador'],
  ['Europe/Madrid', 'España'],
  ['America/Mexico_City', 'México (centro)'],
  ['America/Asuncion', 'Paraguay'],
  ['America/Lima', 'Perú'],
  ['America/Montevideo', 'Uruguay'],
  ['America/Caracas', 'Venezuela'],
];

export interface TimeZone {
  readonly zone: string;
  readonly label: string;
}

/** The known time zones, plus the current one if it is not among them. */
export function timeZoneChoices(current: string): TimeZone[] {
  const known = timeZones.map(([zone, label]) => ({ zone, label }));
  return known.some(({ zone }) => zone === current) ? known : [{ zone: current, label: current }, ...known];
}
