/**
 * Table of ranked players: position, player, team and numbers. Where it has little room, on phones and beside other
 * things, the team is below the player's name.
 */
import { paths } from '#shared/pages/paths.ts';
import { Crest } from '../crest.tsx';
import { Medal } from '../medal.tsx';
import { TeamName } from '../team-name.tsx';

interface RankedPlayer {
  readonly playerId: number;
  readonly playerDisplayName: string;
  readonly teamId: number;
  readonly teamName: string;
  /** Given where the screen shows the team by its short name too. */
  readonly displayName?: string | undefined;
  readonly teamLogo: string;
  readonly positionDisplay: string;
  readonly medalIcon: string;
}

export interface RankingNumberColumn<Row> {
  readonly title: string;
  /** Shorter title where there is little room, if the full one is too long. */
  readonly shortTitle?: string;
  readonly read: (row: Row) => string | number;
  /** True for the column that the ranking is ordered by. */
  readonly isMain?: boolean;
}

interface PlayerTableProps<Row> {
  readonly caption: string;
  /** Heading of the player column: 'Jugador' or 'Arquero'. */
  readonly playerTitle: string;
  readonly rows: readonly Row[];
  readonly columns: readonly RankingNumberColumn<Row>[];
  /** The team the user coaches, whose players are highlighted; null for other users. */
  readonly ownTeamId: number | null;
  /** True where all are of one team, which its page need not repeat. */
  readonly isOfOneTeam?: boolean;
}

/** With large letters on a phone: the names, which are not broken, have a line of their own. */
const narrowestClass = 'flex-wrap @max-[14rem]:flex';
const narrowestNameClass = 'basis-full';

/** CSS grid of a row where there is little room, by how many number columns the table has. */
const narrowGridClasses: Record<number, string> = {
  1: '@max-xl:grid @max-xl:grid-cols-[3rem_minmax(5.5rem,1fr)_3.5rem]',
  3: '@max-xl:grid @max-xl:grid-cols-[3rem_minmax(5.5rem,1fr)_2rem_2.25rem_3.75rem]',
};
/**
 * Grid cells where there is little room: the player and the numbers are on the first line, on the second the team, whose
 * name has the room below the numbers too; the position spans both.
 */
const narrowCellClasses = {
  position: '@max-xl:row-span-2 @max-xl:self-center',
  player: narrowestNameClass,
  team: `@max-xl:col-[2/-1] @max-xl:row-start-2 ${narrowestNameClass}`,
  figure: '@max-xl:flex @max-xl:justify-end',
};
const narrowFigureClass = (isOfOneTeam: boolean): string =>
  `${narrowCellClasses.figure} ${isOfOneTeam ? '@max-xl:row-span-2 @max-xl:items-center' : '@max-xl:items-end'}`;

export function PlayerTable<Row extends RankedPlayer>(props: PlayerTableProps<Row>) {
  const { caption, playerTitle, rows, columns, ownTeamId, isOfOneTeam = false } = props;
  const grid = `${narrowGridClasses[columns.length] ?? ''} ${narrowestClass}`;
  return (
    <div className="@container relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse tabular-nums @max-xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="font-display @max-xl:block">
          <tr className={grid}>
            <th scope="col" className={`px-2 py-2 text-center ${narrowCellClasses.position}`}>
              <abbr title="Posición">Pos.</abbr>
            </th>
            <th
              scope="col"
              className={`px-2 pt-1 text-left leading-tight ${isOfOneTeam ? '@max-xl:row-span-2 @max-xl:self-center' : ''} ${narrowCellClasses.player}`}
            >
              {playerTitle}
            </th>
            {!isOfOneTeam && (
              <th
                scope="col"
                className={`px-2 pb-1 text-left leading-tight @max-xl:text-muted max-sm:text-sm ${narrowCellClasses.team}`}
              >
                Equipo
              </th>
            )}
            {columns.map(({ title, shortTitle }) => (
              <th
                key={title}
                scope="col"
                className={`px-1 text-right py-1 last:pr-4 ${narrowFigureClass(isOfOneTeam)}`}
              >
                {shortTitle ? (
                  <>
                    <span aria-hidden="true" className="sm:hidden">
                      {shortTitle}
                    </span>
                    <span className="max-sm:sr-only">{title}</span>
                  </>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-xl:block">
          {rows.map((row) => (
            <PlayerRow
              key={row.playerId}
              row={row}
              grid={grid}
              columns={columns}
              isOwn={row.teamId === ownTeamId}
              isOfOneTeam={isOfOneTeam}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PlayerRowProps<Row> {
  readonly row: Row;
  readonly grid: string;
  readonly columns: readonly RankingNumberColumn<Row>[];
  readonly isOwn: boolean;
  readonly isOfOneTeam: boolean;
}

function PlayerRow<Row extends RankedPlayer>({ row, grid, columns, isOwn, isOfOneTeam }: PlayerRowProps<Row>) {
  return (
    <tr
      data-team={row.teamId}
      className={`${grid} border-line border-t content-visibility-18 ${isOwn ? 'bg-tint' : ''}`}
    >
      <td className={`px-2 py-2.5 text-center ${narrowCellClasses.position}`}>
        <Medal positionDisplay={row.positionDisplay} medalIcon={row.medalIcon} />
      </td>
      <th
        scope="row"
        className={`px-2 py-1.5 text-left font-medium leading-tight ${isOfOneTeam ? '@max-xl:row-span-2 @max-xl:self-center' : ''} ${narrowCellClasses.player}`}
      >
        {row.playerDisplayName}
      </th>
      {!isOfOneTeam && (
        <td className={`px-2 py-1.5 @max-xl:text-muted max-sm:text-sm ${narrowCellClasses.team}`}>
          <span className="flex items-center gap-2">
            <a
              href={paths.team.getHref(row.teamId)}
              // Its area for fingers extends into the cell's padding and below the player's name.
              className="flex min-h-11 min-w-0 items-center gap-2 hover:underline -my-2.5 py-2.5"
            >
              <span className="contents @max-[18rem]:hidden">
                <Crest id={row.teamId} name={row.teamName} logo={row.teamLogo} size="sm" />
              </span>
              <span className="min-w-0 leading-tight">
                <TeamName team={{ name: row.teamName, displayName: row.displayName ?? '' }} id={row.teamId} />
              </span>
            </a>
            {isOwn && <span className="sr-only">(tu equipo)</span>}
          </span>
        </td>
      )}
      {columns.map(({ title, read, isMain }) => (
        <td
          key={title}
          className={`px-1 py-1.5 text-right font-display leading-tight last:pr-4 ${isMain ? 'font-bold text-lg' : ''} ${narrowFigureClass(isOfOneTeam)}`}
        >
          {read(row)}
        </td>
      ))}
    </tr>
  );
}
