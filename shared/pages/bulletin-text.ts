/** A bulletin in words: its name, whom a line is about, a preview, and its lines for a chat. */
import type { Bulletin, BulletinLine } from '../domain/schemas/bulletin.ts';
import { formatPlural } from '../spanish/numbers.ts';
import { formatLongDate } from '../text/dates.ts';
import { bulletinName } from '../text/sanctions.ts';
import { chatText } from './chat-text.ts';
import type { PresentedBulletin } from './page-data.ts';

/** 'Boletín 3/2026', or 'Borrador' of one that is not published. */
export const nameOfBulletin = ({ number, year }: Pick<Bulletin, 'number' | 'year'>): string =>
  number === null ? 'Borrador' : bulletinName({ number, year });

/** 'Boletín 3/2026', with the title that somebody gave it. */
export const bulletinHeading = (bulletin: Pick<Bulletin, 'number' | 'year' | 'title'>): string =>
  [nameOfBulletin(bulletin), bulletin.title].filter(Boolean).join(' · ');

/** 'Fe de erratas del Boletín 2/2026'; '' for one that corrects none. */
export const correctionText = ({ corrects, year }: Pick<Bulletin, 'corrects' | 'year'>): string =>
  corrects === undefined ? '' : `Fe de erratas del ${bulletinName({ number: corrects, year })}`;

/** 'Iván Rey (n.º 7, Halcones)'; a name that says the team stands alone. */
export function subjectOfLine({ subjectName, number, teamName }: Omit<BulletinLine, 'sanctionId' | 'text'>): string {
  if (teamName !== '' && subjectName.endsWith(teamName)) return subjectName;
  const details = [number === null ? '' : `n.º ${number}`, teamName].filter(Boolean).join(', ');
  return details === '' ? subjectName : `${subjectName} (${details})`;
}

const toldInPreview = 3;

/** 'Copa Otoño, lunes, 4 de mayo de 2026. Iván Rey (n.º 7, Halcones): 2 fechas de suspensión. Y 4 líneas más.' */
export function describeBulletin(bulletin: PresentedBulletin, tournamentName: string): string {
  const { lines, notices } = bulletin;
  const told = lines.slice(0, toldInPreview).map(({ text, ...line }) => `${subjectOfLine(line)}: ${text}`);
  const more = lines.length > toldInPreview ? [`Y ${formatPlural(lines.length - toldInPreview, 'línea')} más.`] : [];
  return [
    `${tournamentName}, ${formatLongDate(bulletin.date)}.`,
    ...told,
    ...more,
    ...(lines.length === 0 ? [notices] : []),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Each line of the bulletin as a line, with its number; then the notices. */
export const bulletinToCopy = (bulletin: PresentedBulletin, tournamentName: string, address: string): string =>
  chatText({ title: `${bulletinHeading(bulletin)} de ${tournamentName}`, address }, [
    formatLongDate(bulletin.date),
    correctionText(bulletin),
    ...bulletin.lines.map(({ text, ...line }, at) => `${at + 1}. ${subjectOfLine(line)}: ${text}`),
    bulletin.notices,
  ]);
