/** Fair play ranking: a row per team with its cards and points; the players can be expanded below it, without scripts. */

import type { FormattedFairPlayTeam } from '#shared/domain/schemas/statistics.ts';
import { type CardColor, CardMark } from '../card-mark.tsx';
import { Crest } from '../crest.tsx';
import { Medal } from '../medal.tsx';
import { TeamLink } from '../team-link.tsx';
import { FairPlayPlayers } from './fair-play-players.tsx';

interface FairPlayTableProps {
  readonly caption: string;
  readonly rows: readonly FormattedFairPlayTeam[];
  readonly ownTeamId: number | null;
}

interface CountColumn {
  readonly title: string;
  readonly color: CardColor;
  readonly read: (row: FormattedFairPlayTeam) => number;
}

const countColumns: readonly CountColumn[] = [
  { title: 'Azules', color: 'blue', read: ({ blueCards }) => blueCards },
  { title: 'Amarillas', color: 'yellow', read: ({ yellowCards }) => yellowCards },
  { title: 'Rojas', color: 'red', read: ({ redCards }) => redCards },
];

/** Where there is little room, the team has a line of its own and the numbers stand below it; with large letters in two lines. */
const rowClass = 'flex-wrap @max-xl:grid @max-xl:grid-cols-[3rem_repeat(4,1fr)] @max-[14rem]:flex';
const cellClasses = {
  position: 'basis-full px-2 text-center @max-xl:row-span-2 @max-xl:self-center',
  team: 'basis-full px-2 text-left @max-xl:col-span-4',
  figure: 'basis-1/2 px-1 text-center',
};
const headingClass = 'py-1.5 leading-tight';

export function FairPlayTable({ caption, rows, ownTeamId }: FairPlayTableProps) {
  return (
    <div className="@container relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse tabular-nums @max-xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="font-display @max-xl:block">
          <tr className={rowClass}>
            <th scope="col" className={`${headingClass} ${cellClasses.position}`}>
              <abbr title="Posición">Pos.</abbr>
            </th>
            <th scope="col" className={`${headingClass} ${cellClasses.team}`}>
              Equipo
            </th>
            {countColumns.map(({ title, color }) => (
              <th key={title} scope="col" className={`${headingClass} ${cellClasses.figure}`}>
                <span className="flex flex-col items-center text-sm">
                  <CardMark color={color} />
                  {title}
                </span>
              </th>
            ))}
            <th scope="col" className={`${headingClass} ${cellClasses.figure}`}>
              <span className="flex flex-col items-center text-sm">
                Total <span className="font-normal text-muted">Puntos</span>
              </span>
            </th>
          </tr>
        </thead>
        {rows.map((team) => (
          <TeamRows key={team.teamId} team={team} isOwn={team.teamId === ownTeamId} />
        ))}
      </table>
    </div>
  );
}

/** The team's row, and one below it with its players, which is part of the same row for the eye. */
function TeamRows({ team, isOwn }: { readonly team: FormattedFairPlayTeam; readonly isOwn: boolean }) {
  const { teamId, teamName, teamLogo, players } = team;
  const ground = isOwn ? 'bg-tint' : '';
  return (
    <tbody className="border-line border-t @max-xl:block">
      <tr data-team={teamId} className={`${rowClass} ${ground}`}>
        <td className={cellClasses.position}>
          <Medal positionDisplay={team.positionDisplay} medalIcon={team.medalIcon} />
        </td>
        <th scope="row" className={`${cellClasses.team} font-medium leading-tight`}>
          <TeamLink id={teamId} className="flex min-h-11 min-w-0 items-center gap-2">
            <span className="contents @max-[14rem]:hidden">
              <Crest id={teamId} name={teamName} logo={teamLogo} size="sm" />
            </span>
            <span className="min-w-0">{teamName}</span>
          </TeamLink>
          {isOwn && <span className="sr-only"> (tu equipo)</span>}
        </th>
        {countColumns.map(({ title, read }) => (
          <td key={title} className={`${cellClasses.figure} font-display`}>
            {read(team)}
          </td>
        ))}
        <td className={`${cellClasses.figure} font-bold font-display text-lg`}>{team.totalPointsFormatted}</td>
      </tr>
      <tr className={`${ground} @max-xl:block`}>
        <td colSpan={3 + countColumns.length} className="px-3 pl-12 @max-xl:block">
          {players.length === 0 ? (
            <p className="flex min-h-11 items-center text-muted text-sm">Ninguna tarjeta</p>
          ) : (
            <FairPlayPlayers teamName={teamName} players={players} />
          )}
        </td>
      </tr>
    </tbody>
  );
}
