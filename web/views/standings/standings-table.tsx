/** Standings of a tournament or a group. Inside a ColumnChoice phones choose its columns; from 768 px it has all. */
import { bandsByTeam, type MarkedTable, outlookMarksByTeam, stripeOf } from './band-marks.ts';
import { formClassOf, standingsColumns } from './columns.ts';
import { StandingsRow } from './standings-row.tsx';

interface StandingsTableProps extends MarkedTable {
  readonly caption: string;
  readonly ownTeamId: number | null;
}

export function StandingsTable({ caption, ownTeamId, ...table }: StandingsTableProps) {
  const { tableId, rows, bands } = table;
  const formClass = formClassOf(rows);
  const marks = bandsByTeam(table);
  const outlookMarks = outlookMarksByTeam(table);
  const stripeOfTeam = (teamId: number) => {
    const [narrowest] = marks.get(teamId) ?? [];
    return narrowest ? stripeOf(narrowest, bands) : 'border-l-transparent';
  };
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="@container relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 font-display tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="standings-row">
            <th
              scope="col"
              className={`sticky left-0 z-1 h-11 min-w-9 border-transparent border-l-4 bg-surface text-center`}
            >
              <abbr title="Posición">#</abbr>
            </th>
            <th scope="col" className={`sticky left-9 z-1 bg-surface pr-1 text-left`}>
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
            <th scope="col" className={`min-w-11 pr-6 pl-1 text-right`}>
              <abbr title="Puntos">Pts</abbr>
            </th>
            <th scope="col" className={`whitespace-nowrap px-1 text-left md:px-3 ${formClass}`}>
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
              marks={marks.get(row.teamId) ?? []}
              outlookMark={outlookMarks.get(row.teamId) ?? null}
              stripe={stripeOfTeam(row.teamId)}
              isOwn={row.teamId === ownTeamId}
              formClass={formClass}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
