/** Presents bulletins: to administrators as they are, to everybody else as far as the federation publishes it. */
import { type Bulletin, bulletin as schema } from '#shared/domain/schemas/bulletin.ts';
import { privateNameOf } from '#shared/text/sanctions.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import { type StoredBulletin, type StoredBulletinLine, yearOf } from '../records/bulletins.ts';

export const presentBulletin = (
  bulletin: StoredBulletin,
  lines: readonly StoredBulletinLine[] = bulletin.lines,
): Bulletin =>
  pickFields(schema, {
    ...bulletin,
    year: yearOf(bulletin.date),
    status: bulletin.number === null ? 'draft' : 'published',
    lines: lines.map(({ sanctionId, subjectName, number, teamName, text }) => ({
      sanctionId,
      subjectName,
      number,
      teamName,
      text,
    })),
  });

/** Whether the years are over on `today` in which a bulletin of `date` tells the names of people. */
export const isPublicityOver = (date: string, years: number, today: string): boolean =>
  today >= `${yearOf(date) + years}${date.slice(4)}`;

/**
 * A published bulletin: people without name where squads are private, or once `isPast`, when the years of their publicity
 * are over.
 */
export function presentPublicBulletin(
  bulletin: StoredBulletin,
  { publicSquads, isPast }: { readonly publicSquads: boolean; readonly isPast: boolean },
): Bulletin {
  const lines = bulletin.lines.map((line) => {
    if (publicSquads && !isPast) return line;
    const subjectName = line.isPerson ? privateNameOf(isPast ? null : line.number, line.teamName) : line.subjectName;
    return { ...line, subjectName, number: isPast ? null : line.number, text: line.openText };
  });
  return presentBulletin({ ...bulletin, ...(isPast ? { notices: '' } : {}) }, lines);
}
