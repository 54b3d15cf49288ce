/** A bulletin as plain text, for a chat or a mail. */
import type { Bulletin, BulletinLine } from '../domain/schemas/bulletin.ts';
import { formatLongDate } from './dates.ts';
import { bulletinName } from './sanctions.ts';

/** 'Boletín 3/2026', or 'Borrador' of one that is not published. */
export const nameOfBulletin = ({ number, year }: Pick<Bulletin, 'number' | 'year'>): string =>
  number === null ? 'Borrador' : bulletinName({ number, year });

/** 'Fe de erratas del Boletín 2/2026'; '' of a bulletin that corrects none. */
export const correctionOfBulletin = ({ corrects, year }: Pick<Bulletin, 'corrects' | 'year'>): string =>
  corrects === undefined ? '' : `Fe de erratas del ${bulletinName({ number: corrects, year })}`;

/** 'Juan Pérez, n.º 7 (Halcones)'. */
export function subjectOfLine({ subjectName, number, teamName }: BulletinLine): string {
  const shirt = number === null || subjectName.startsWith('n.º') ? '' : `, n.º ${number}`;
  const team = teamName === '' || subjectName.includes(teamName) ? '' : ` (${teamName})`;
  return `${subjectName}${shirt}${team}`;
}

export function textOfBulletin(bulletin: Bulletin, tournamentName: string): string {
  const head = [
    `*${[tournamentName, nameOfBulletin(bulletin)].join(' · ')}*`,
    bulletin.title,
    correctionOfBulletin(bulletin),
    formatLongDate(bulletin.date),
  ];
  return [
    head.filter(Boolean).join('\n'),
    bulletin.lines.map((line) => `• ${subjectOfLine(line)}: ${line.text}`).join('\n'),
    bulletin.notices,
  ]
    .filter(Boolean)
    .join('\n\n');
}
