/** Row of one team in a standings table. */
import type { Band } from '#shared/domain/schemas/band.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { paths } from '#shared/pages/paths.ts';
import type { OutlookMark } from '#shared/text/outlook/outlook-mark.ts';
import { Crest } from '../crest.tsx';
import { FormBadges } from '../form-badges.tsx';
import { LiveDot } from '../live-dot.tsx';
import { TeamName } from '../team-name.tsx';
import { BandWords } from './band-legend.tsx';
import { standingsColumns } from './columns.ts';
import { Movement } from './movement.tsx';
import { OutlookMarkLine } from './outlook-mark.tsx';
import { Points } from './points.tsx';

interface StandingsRowProps {
  readonly row: FormattedStanding;
  readonly tableId: number;
  /** The bands that mark the row, the narrowest first. */
  readonly marks: readonly Band[];
  readonly outlookMark: OutlookMark | null;
  /** The classes of the row's stripe. */
  readonly stripe: string;
  readonly isOwn: boolean;
  /** The classes of the cell with the latest results. */
  readonly formClass: string;
}

export function StandingsRow({ row, tableId, marks, outlookMark, stripe, isOwn, formClass }: StandingsRowProps) {
  // The background must be opaque, because sticky cells cover the other cells while the table scrolls.
  const ground = isOwn ? 'bg-tint font-medium' : 'bg-surface';
  const cell = 'border-line border-t';
  return (
    <tr data-team={row.teamId} className={`standings-row ${ground}`}>
      <td className={`sticky left-0 z-1 h-12 w-9 min-w-9 border-l-4 text-center ${cell} ${ground} ${stripe}`}>
        {row.positionDisplay}
        <BandWords bands={marks} />
        <Movement places={row.movement} />
      </td>
      <th
        scope="row"
        className={`sticky left-9 z-1 w-full pr-1 text-left complete:max-md:min-w-36 ${cell} ${isOwn ? '' : 'font-normal'} ${ground}`}
      >
        <span className="flex items-center">
          <a
            href={paths.team.getHref(row.teamId)}
            className="flex min-h-12 items-center gap-1.5 py-1 font-sans hover:underline md:gap-2"
          >
            <span className="relative flex shrink-0 @max-[18rem]:hidden">
              <Crest id={row.teamId} name={row.teamName} logo={row.teamLogo} size="sm" />
              {row.playing && (
                <span className="absolute -top-1 -right-1 flex">
                  <LiveDot />
                </span>
              )}
            </span>
            <span className="flex flex-col">
              <span className="leading-tight max-md:text-sm">
                <TeamName team={{ name: row.teamName, displayName: row.displayName }} id={row.teamId} />
              </span>
              {outlookMark && <OutlookMarkLine mark={outlookMark} />}
            </span>
          </a>
          {isOwn && <span className="sr-only">(tu equipo)</span>}
        </span>
      </th>
      {standingsColumns.map(({ title, isCompact, read }) => (
        <td key={title} className={`px-1 text-right md:px-2 ${isCompact ? '' : 'compact:max-md:hidden'} ${cell}`}>
          {read(row)}
        </td>
      ))}
      <td className={`relative min-w-11 p-0 text-right font-bold ${cell}`}>
        <Points row={row} tableId={tableId} />
      </td>
      <td className={`px-1 md:px-3 ${formClass} ${cell}`}>
        <FormBadges results={row.last3ResultsFormatted.map(({ result }) => result)} />
      </td>
    </tr>
  );
}
