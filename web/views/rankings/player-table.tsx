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
  1: '@max-[36rem]:grid @max-[36rem]:grid-cols-[3rem_minmax(5.5rem,1fr)_3.5rem]',
  3: '@max-[36rem]:grid @max-[36rem]:grid-cols-[3rem_minmax(5.5rem,1fr)_2rem_2.25rem_3.75rem]',
};
/**
 * Grid cells where there is little room: the player and the numbers are on the first line, on the second the team, whose
 * name has the room below the numbers too; the position spans both.
 */
const narrowCellClasses = {
  position:
    '@max-[36rem]:col-start-1 @max-[36rem]:row-span-2 @max-[36rem]:row-start-1 @max-[36rem]:flex @max-[36rem]:items-center @max-[36rem]:justify-center',
  player: `@max-[36rem]:col-start-2 @max-[36rem]:row-start-1 ${narrowestNameClass}`,
  team: `@max-[36rem]:-col-end-1 @max-[36rem]:col-start-2 @max-[36rem]:row-start-2 ${narrowestNameClass}`,
  figures: ['@max-[36rem]:col-start-3', '@max-[36rem]:col-start-4', '@max-[36rem]:col-start-5'].map(
    (column) => `${column} @max-[36rem]:row-start-1 @max-[36rem]:flex @max-[36rem]:justify-end`,
  ),
};
const narrowFigureClass = (index: number, isOfOneTeam: boolean): string =>
  `${narrowCellClasses.figures[index] ?? ''} ${isOfOneTeam ? '@max-[36rem]:row-span-2 @max-[36rem]:items-center' : '@max-[36rem]:items-end'}`;

export function PlayerTable<Row extends RankedPlayer>(props: PlayerTableProps<Row>) {
  const { caption, playerTitle, rows, columns, ownTeamId, isOfOneTeam = false } = props;
  const grid = `${narrowGridClasses[columns.length] ?? ''} ${narrowestClass}`;
  return (
    <div className="@container relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 tabular-nums @max-[36rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="font-display @max-[36rem]:block">
          <tr className={grid}>
            <th scope="col" className={`px-2 text-center @[36rem]:h-11 @[36rem]:w-16 ${narrowCellClasses.position}`}>
              <abbr title="Posición">Pos.</abbr>
            </th>
            <th
              scope="col"
              className={`px-2 text-left @max-[36rem]:pt-1.5 @max-[36rem]:leading-tight ${isOfOneTeam ? '@max-[36rem]:row-span-2 @max-[36rem]:self-center @max-[36rem]:pb-1.5' : '@max-[36rem]:self-end'} ${narrowCellClasses.player}`}
            >
              {playerTitle}
            </th>
            {!isOfOneTeam && (
              <th
                scope="col"
                className={`px-2 text-left @max-[36rem]:pb-1.5 @max-[36rem]:font-normal @max-[36rem]:text-muted @max-[36rem]:text-sm @max-[36rem]:leading-tight ${narrowCellClasses.team}`}
              >
                Equipo
              </th>
            )}
            {columns.map(({ title, shortTitle }, index) => (
              <th
                key={title}
                scope="col"
                className={`px-1 text-right last:pr-4 @max-[36rem]:leading-tight @[36rem]:px-2 ${narrowFigureClass(index, isOfOneTeam)}`}
              >
                {shortTitle ? (
                  <>
                    <span aria-hidden="true" className="@[36rem]:hidden">
                      {shortTitle}
                    </span>
                    <span className="@max-[36rem]:sr-only">{title}</span>
                  </>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[36rem]:block">
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

/** In a grid the border is on the row, whose cells are its items; in a table it is on the cells. */
function PlayerRow<Row extends RankedPlayer>({ row, grid, columns, isOwn, isOfOneTeam }: PlayerRowProps<Row>) {
  const cell = 'border-line @[36rem]:border-t';
  return (
    <tr
      data-team={row.teamId}
      className={`${grid} border-line @max-[36rem]:border-t @max-[36rem]:content-visibility-18 ${isOwn ? 'bg-tint' : ''}`}
    >
      <td className={`px-2 text-center @[36rem]:h-14 ${cell} ${narrowCellClasses.position}`}>
        <Medal positionDisplay={row.positionDisplay} medalIcon={row.medalIcon} />
      </td>
      <th
        scope="row"
        className={`px-2 text-left font-medium leading-tight ${isOfOneTeam ? '@max-[36rem]:row-span-2 @max-[36rem]:self-center @max-[36rem]:py-2.5' : '@max-[36rem]:self-end @max-[36rem]:pt-2.5'} ${cell} ${narrowCellClasses.player}`}
      >
        {row.playerDisplayName}
      </th>
      {!isOfOneTeam && (
        <td
          className={`px-2 @max-[36rem]:pt-1 @max-[36rem]:pb-2.5 @max-[36rem]:text-muted @max-[36rem]:text-sm ${cell} ${narrowCellClasses.team}`}
        >
          <span className="flex items-center gap-2">
            <a
              href={paths.team.getHref(row.teamId)}
              // In a grid its area for fingers extends into the cell's padding and below the player's name.
              className="flex min-h-11 min-w-0 items-center gap-2 hover:underline @max-[36rem]:-my-2.5 @max-[36rem]:py-2.5"
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
      {columns.map(({ title, read, isMain }, index) => (
        <td
          key={title}
          className={`px-1 text-right font-display last:pr-4 @[36rem]:px-2 ${isMain ? 'font-bold text-lg' : ''} ${cell} ${narrowFigureClass(index, isOfOneTeam)}`}
        >
          {read(row)}
        </td>
      ))}
    </tr>
  );
}
