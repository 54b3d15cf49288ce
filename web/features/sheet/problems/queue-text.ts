/** When something was recorded that is not sent, and why it is not, in Spanish. */

/** Formats moments, which are milliseconds since the epoch. */
export interface Moments {
  /** As in '15:05'. */
  readonly hourOf: (moment: number) => string;
  /** As in 'dom 22 nov'; '' when it is today. */
  readonly dayOf: (moment: number) => string;
}

/** '15:05' for today, else 'dom 22 nov 15:05'. */
export const momentText = ({ hourOf, dayOf }: Moments, moment: number): string =>
  `${dayOf(moment)} ${hourOf(moment)}`.trim();

/** What follows 'desde': 'las 15:05' for today, else 'el dom 22 nov a las 15:05'. */
export function sinceText({ hourOf, dayOf }: Moments, moment: number): string {
  const day = dayOf(moment);
  return day === '' ? `las ${hourOf(moment)}` : `el ${day} a las ${hourOf(moment)}`;
}

/** With a full stop, unless it ends with one already, as the server's own sentences do. */
export const asSentence = (text: string): string => (/[.…!?]$/.test(text) ? text : `${text}.`);
