/**
 * Table of ranked players: position, player, team and numbers. On phones the team is below the player's name, from 640
 * px in its own column.
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
  /** Shorter title for phones, if the full one is too long. */
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
const narrowClass = 'flex-wrap @max-[14rem]:flex';
const narrowNameClass = 'basis-full';

/** CSS grid of a row on phones, by how many number columns the table has. */
const phoneGridClasses: Record<number, string> = {
  1: 'max-sm:grid max-sm:grid-cols-[3rem_minmax(5.5rem,1fr)_3.5rem]',
  3: 'max-sm:grid max-sm:grid-cols-[3rem_minmax(5.5rem,1fr)_2rem_2.25rem_3.75rem]',
};
/**
 * Grid cells on phones: position and numbers span both lines, the player is on the first and the team on the second.
 */
const phoneCellClasses = {
  position:
    'max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1 max-sm:flex max-sm:items-center max-sm:justify-center',
  player: `max-sm:col-start-2 max-sm:row-start-1 ${narrowNameClass}`,
  team: `max-sm:col-start-2 max-sm:row-start-2 ${narrowNameClass}`,
  figures: ['max-sm:col-start-3', 'max-sm:col-start-4', 'max-sm:col-start-5'].map(
    (column) => `${column} max-sm:row-span-2 max-sm:row-start-1 max-sm:flex max-sm:items-center max-sm:justify-end`,
  ),
};

export function PlayerTable<Row extends RankedPlayer>(props: PlayerTableProps<Row>) {
  const { caption, playerTitle, rows, columns, ownTeamId, isOfOneTeam = false } = props;
  const grid = `${phoneGridClasses[columns.length] ?? ''} ${narrowClass}`;
  return (
    <div className="@container relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 tabular-nums max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="font-display max-sm:block">
          <tr className={grid}>
            <th scope="col" className={`px-2 text-center sm:h-11 sm:w-16 ${phoneCellClasses.position}`}>
              <abbr title="Posición">Pos.</abbr>
            </th>
            <th
              scope="col"
              className={`px-2 text-left max-sm:pt-1.5 max-sm:leading-tight ${isOfOneTeam ? 'max-sm:row-span-2 max-sm:self-center max-sm:pb-1.5' : 'max-sm:self-end'} ${phoneCellClasses.player}`}
            >
              {playerTitle}
            </th>
            {!isOfOneTeam && (
              <th
                scope="col"
                className={`px-2 text-left max-sm:pb-1.5 max-sm:font-normal max-sm:text-muted max-sm:text-sm max-sm:leading-tight ${phoneCellClasses.team}`}
              >
                Equipo
              </th>
            )}
            {columns.map(({ title, shortTitle }, index) => (
              <th
                key={title}
                scope="col"
                className={`px-1 text-right last:pr-4 sm:px-2 ${phoneCellClasses.figures[index] ?? ''}`}
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
        <tbody className="max-sm:block">
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

/** On phones the border is on the row, because its cells are grid items; on wider screens it is on the cells. */
function PlayerRow<Row extends RankedPlayer>({ row, grid, columns, isOwn, isOfOneTeam }: PlayerRowProps<Row>) {
  const cell = 'border-line sm:border-t';
  return (
    <tr
      data-team={row.teamId}
      className={`${grid} border-line max-sm:border-t max-sm:content-visibility-18 ${isOwn ? 'bg-tint' : ''}`}
    >
      <td className={`px-2 text-center sm:h-14 ${cell} ${phoneCellClasses.position}`}>
        <Medal positionDisplay={row.positionDisplay} medalIcon={row.medalIcon} />
      </td>
      <th
        scope="row"
        className={`px-2 text-left font-medium leading-tight ${isOfOneTeam ? 'max-sm:row-span-2 max-sm:self-center max-sm:py-2.5' : 'max-sm:self-end max-sm:pt-2.5'} ${cell} ${phoneCellClasses.player}`}
      >
        {row.playerDisplayName}
      </th>
      {!isOfOneTeam && (
        <td
          className={`px-2 max-sm:pt-1 max-sm:pb-2.5 max-sm:text-muted max-sm:text-sm ${cell} ${phoneCellClasses.team}`}
        >
          <span className="flex items-center gap-2">
            <a
              href={paths.team.getHref(row.teamId)}
              // On phones its area for fingers extends into the cell's padding and below the player's name.
              className="flex min-h-11 min-w-0 items-center gap-2 hover:underline max-sm:-my-2.5 max-sm:py-2.5"
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
          className={`px-1 text-right font-display last:pr-4 sm:px-2 ${isMain ? 'font-bold text-lg' : ''} ${cell} ${phoneCellClasses.figures[index] ?? ''}`}
        >
          {read(row)}
        </td>
      ))}
    </tr>
  );
}
