/** Presents bulletins: to administrators as they are, to everybody else as far as the federation publishes it. */
import { type Bulletin, bulletin as schema } from '#shared/domain/schemas/bulletin.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
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

/** A published bulletin on the federation's day `today`: people without name where squads are private or years have passed. */
export function presentPublicBulletin(
  bulletin: StoredBulletin,
  { publicSquads, sanctionsPublicYears }: Pick<Settings, 'publicSquads' | 'sanctionsPublicYears'>,
  today: string,
): Bulletin {
  const isOver = today >= `${yearOf(bulletin.date) + sanctionsPublicYears}${bulletin.date.slice(4)}`;
  const lines = bulletin.lines.map((line) => {
    if (publicSquads && !isOver) return line;
    const subjectName = line.isPerson ? privateNameOf(isOver ? null : line.number, line.teamName) : line.subjectName;
    return { ...line, subjectName, number: isOver ? null : line.number, text: line.openText };
  });
  return presentBulletin({ ...bulletin, ...(isOver ? { notices: '' } : {}) }, lines);
}
