/** A bulletin as it is read and printed: its heading and date, its lines in their order, and the notices. */
import type { Bulletin, BulletinLine, ListedBulletin } from '#shared/domain/schemas/bulletin.ts';
import { bulletinHeading, correctionText, subjectOfLine } from '#shared/pages/bulletin-text.ts';
import { formatLongDate } from '#shared/text/dates.ts';
import { BulletinLink } from './bulletin-link.tsx';

interface BulletinViewProps {
  /** Published, or a draft as it would be. */
  readonly bulletin: Bulletin;
  /** The tournament's published bulletins, among which those are that correct this one. */
  readonly bulletins: readonly ListedBulletin[];
}

export function BulletinView({ bulletin, bulletins }: BulletinViewProps) {
  const { tournamentId, year, number, date, lines, notices } = bulletin;
  const corrections = bulletins.filter((each) => each.year === year && each.corrects === number);
  const correction = correctionText(bulletin);
  return (
    <article className="flex flex-col gap-4">
      <header>
        <h2 className="text-xl">{bulletinHeading(bulletin)}</h2>
        <p className="text-muted">{formatLongDate(date)}</p>
        {correction && <p className="font-medium">{correction}</p>}
        {corrections.map((each) => (
          <p key={each.id} className="font-medium">
            {'Corregido por el '}
            <BulletinLink bulletin={{ ...each, tournamentId }} />
          </p>
        ))}
      </header>
      {lines.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {lines.map((line, at) => (
            <Line key={line.sanctionId ?? `c${at}`} at={at} line={line} />
          ))}
        </ol>
      )}
      {notices && <p className="whitespace-pre-line">{notices}</p>}
    </article>
  );
}

function Line({ at, line }: { readonly at: number; readonly line: BulletinLine }) {
  return (
    <li className="flex gap-3 px-3 py-2">
      <span className="shrink-0 text-muted tabular-nums">{`${at + 1}.`}</span>
      <span className="min-w-0 whitespace-pre-line">
        <b className="font-semibold">{subjectOfLine(line)}</b>
        {`: ${line.text}`}
      </span>
    </li>
  );
}
