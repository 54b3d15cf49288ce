/** Short standings table with the first five teams. */
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { Crest } from '../../ui/crest.tsx';
import { LiveDot } from '../live-dot.tsx';
import { standingsColumns } from '../standings/columns.ts';

const shownTeamCount = 5;
const compactColumns = standingsColumns.filter(({ isCompact }) => isCompact);

interface TopTableProps {
  readonly caption: string;
  /** All rows of the standings, in order; only the first five are shown. */
  readonly rows: readonly FormattedStanding[];
  /** The team the user coaches, highlighted in the table; null for other users. */
  readonly ownTeamId: number | null;
}

export function TopTable({ caption, rows, ownTeamId }: TopTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 font-display tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="h-11 min-w-10 text-center">
              <abbr title="Posición">#</abbr>
            </th>
            <th scope="col" className="pr-2 text-left">
              Equipo
            </th>
            {compactColumns.map(({ title, meaning }) => (
              <th key={title} scope="col" className="px-2 text-right">
                <abbr title={meaning}>{title}</abbr>
              </th>
            ))}
            <th scope="col" className="pr-4 pl-2 text-right">
              <abbr title="Puntos">Pts</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownTeamCount).map((row) => (
            <TopTableRow key={row.teamId} row={row} isOwn={row.teamId === ownTeamId} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TopTableRowProps {
  readonly row: FormattedStanding;
  readonly isOwn: boolean;
}

function TopTableRow({ row, isOwn }: TopTableRowProps) {
  return (
    <tr className={isOwn ? 'bg-tint font-semibold' : ''}>
      <td className="h-12 min-w-10 border-line border-t text-center">{row.positionDisplay}</td>
      <th scope="row" className={`w-full max-w-0 border-line border-t pr-2 text-left ${isOwn ? '' : 'font-normal'}`}>
        <span className="flex items-center gap-2">
          <Crest name={row.teamName} logo={row.teamLogo} size="sm" />
          <span className="line-clamp-2 font-sans leading-tight max-md:text-sm">{row.teamName}</span>
          {row.playing && <LiveDot />}
          {isOwn && <span className="sr-only">(tu equipo)</span>}
        </span>
      </th>
      {compactColumns.map(({ title, read }) => (
        <td key={title} className="border-line border-t px-2 text-right">
          {read(row)}
        </td>
      ))}
      <td className="border-line border-t pr-4 pl-2 text-right font-bold">
        <span className={row.adjustment === 0 ? '' : "after:absolute after:content-['*']"}>{row.pointsFormatted}</span>
      </td>
    </tr>
  );
}
