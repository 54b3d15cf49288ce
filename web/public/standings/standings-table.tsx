/** Standings of a tournament or a group. On phones it is compact or complete; from 768 px always complete. */
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { standingsColumns } from './columns.ts';
import { StandingsRow } from './standings-row.tsx';

interface StandingsTableProps {
  readonly caption: string;
  readonly rows: readonly FormattedStanding[];
  /** True to show all columns on phones. */
  readonly isComplete: boolean;
  readonly qualifying: ReadonlySet<number>;
  readonly ownTeamId: number | null;
  /** Id of the team whose tie is explained below its row; null if none is. */
  readonly openTie: number | null;
  readonly onOpenTie: (teamId: number | null) => void;
}

export function StandingsTable(props: StandingsTableProps) {
  const { caption, rows, isComplete, qualifying, ownTeamId, openTie, onOpenTie } = props;
  const columnClass = (isCompact: boolean) => (isCompact || isComplete ? '' : 'max-md:hidden');

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
              className="sticky left-0 z-1 h-11 min-w-10 border-transparent border-l-4 bg-surface pl-1 text-center"
            >
              <abbr title="Posición">#</abbr>
            </th>
            <th scope="col" className="sticky left-10 z-1 bg-surface pr-2 text-left">
              Equipo
            </th>
            {standingsColumns.map(({ title, meaning, isCompact }) => (
              <th key={title} scope="col" className={`px-2 text-right ${columnClass(isCompact)}`}>
                <abbr title={meaning}>{title}</abbr>
              </th>
            ))}
            <th scope="col" className="min-w-12 pr-4 pl-2 text-right">
              <abbr title="Puntos">Pts</abbr>
            </th>
            <th scope="col" className={`whitespace-nowrap px-3 text-left ${isComplete ? '' : 'max-[30rem]:hidden'}`}>
              Últimos 3
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StandingsRow
              key={row.teamId}
              row={row}
              isComplete={isComplete}
              qualifies={qualifying.has(row.teamId)}
              isOwn={row.teamId === ownTeamId}
              isTieOpen={openTie === row.teamId}
              onToggleTie={() => onOpenTie(openTie === row.teamId ? null : row.teamId)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
