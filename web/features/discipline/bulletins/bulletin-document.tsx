/** A bulletin as it is printed. */
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import { correctionOfBulletin, nameOfBulletin, subjectOfLine } from '#shared/text/bulletin-text.ts';
import { formatLongDate } from '#shared/text/dates.ts';

interface BulletinDocumentProps {
  readonly bulletin: Bulletin;
  readonly tournamentName: string;
}

export function BulletinDocument({ bulletin, tournamentName }: BulletinDocumentProps) {
  const { title, date, lines, notices } = bulletin;
  const correction = correctionOfBulletin(bulletin);
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-page p-4">
      <div>
        <p className="text-muted text-sm">{tournamentName}</p>
        <p className="font-display font-semibold text-xl">{nameOfBulletin(bulletin)}</p>
        {title && <p className="font-semibold">{title}</p>}
        {correction && <p>{correction}</p>}
        <p className="text-muted text-sm">{formatLongDate(date)}</p>
      </div>
      {lines.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none keeps anything
            <li key={at} className="py-2">
              <span className="font-semibold">{subjectOfLine(line)}</span>
              <span className="block whitespace-pre-line text-sm">{line.text}</span>
            </li>
          ))}
        </ul>
      )}
      {notices && <p className="whitespace-pre-line text-sm">{notices}</p>}
      {lines.length === 0 && notices === '' && <p className="text-muted">No tiene sanciones ni avisos.</p>}
    </div>
  );
}
