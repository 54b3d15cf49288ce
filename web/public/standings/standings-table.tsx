/** Standings of a tournament or a group. Inside a ColumnChoice phones choose its columns; from 768 px it has all. */
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { standingsColumns } from './columns.ts';
import { StandingsRow } from './standings-row.tsx';

interface StandingsTableProps {
  readonly caption: string;
  /** Distinguishes the tables of one page: a group's id, or 0 for the general table. */
  readonly tableId: number;
  readonly rows: readonly FormattedStanding[];
  readonly qualifying: ReadonlySet<number>;
  readonly ownTeamId: number | null;
}

export function StandingsTable({ caption, tableId, rows, qualifying, ownTeamId }: StandingsTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 font-display tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-1 h-11 min-w-9 border-transparent border-l-4 bg-surface text-center"
            >
              <abbr title="Posición">#</abbr>
            </th>
            <th scope="col" className="sticky left-9 z-1 bg-surface pr-1 text-left">
              Equipo
            </th>
            {standingsColumns.map(({ title, meaning, isCompact }) => (
              <th
                key={title}
                scope="col"
                className={`px-1 text-right md:px-2 ${isCompact ? '' : 'compact:max-md:hidden'}`}
              >
                <abbr title={meaning}>{title}</abbr>
              </th>
            ))}
            <th scope="col" className="min-w-11 pr-6 pl-1 text-right">
              <abbr title="Puntos">Pts</abbr>
            </th>
            <th scope="col" className="whitespace-nowrap px-1 text-left md:px-3">
              <span aria-hidden="true" className="md:hidden">
                Últ. 3
              </span>
              <span className="max-md:sr-only">Últimos 3</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StandingsRow
              key={row.teamId}
              row={row}
              tableId={tableId}
              qualifies={qualifying.has(row.teamId)}
              isOwn={row.teamId === ownTeamId}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
