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
const rowClass =
  '@max-[36rem]:grid @max-[36rem]:grid-cols-[3rem_repeat(4,1fr)] @max-[36rem]:px-1 @max-[14rem]:grid-cols-2';
const cellClasses = {
  position:
    'px-2 text-center @max-[36rem]:row-span-2 @max-[36rem]:self-center @max-[36rem]:px-0 @max-[14rem]:col-span-2 @max-[14rem]:row-span-1 @max-[14rem]:px-2 @max-[14rem]:text-left',
  team: 'px-2 text-left @max-[36rem]:col-span-4 @max-[14rem]:col-span-2',
  figure: 'px-2 text-center @max-[36rem]:px-0.5',
};
const headingClass = 'py-2 @max-[36rem]:py-1 @max-[36rem]:text-sm @max-[36rem]:leading-tight';

export function FairPlayTable({ caption, rows, ownTeamId }: FairPlayTableProps) {
  return (
    <div className="@container relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 tabular-nums @max-[36rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="font-display @max-[36rem]:block">
          <tr className={rowClass}>
            <th scope="col" className={`${headingClass} ${cellClasses.position}`}>
              <abbr title="Posición">Pos.</abbr>
            </th>
            <th scope="col" className={`${headingClass} ${cellClasses.team}`}>
              Equipo
            </th>
            {countColumns.map(({ title, color }) => (
              <th key={title} scope="col" className={`${headingClass} ${cellClasses.figure}`}>
                <span className="inline-flex items-center gap-1.5 @max-[36rem]:flex-col @max-[36rem]:gap-0.5">
                  <CardMark color={color} />
                  {title}
                </span>
              </th>
            ))}
            <th scope="col" className={`${headingClass} ${cellClasses.figure} @max-[36rem]:self-end`}>
              Total <span className="block font-normal text-muted text-sm">Puntos</span>
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
  const cell = 'border-line border-t @max-[36rem]:border-t-0';
  return (
    <tbody className="border-line @max-[36rem]:block @max-[36rem]:border-t @max-[36rem]:content-visibility-32">
      <tr data-team={teamId} className={`${rowClass} ${ground}`}>
        <td className={`${cell} ${cellClasses.position}`}>
          <Medal positionDisplay={team.positionDisplay} medalIcon={team.medalIcon} />
        </td>
        <th scope="row" className={`${cell} ${cellClasses.team} font-medium leading-tight`}>
          <TeamLink id={teamId} className="flex min-h-11 min-w-0 items-center gap-2">
            <span className="contents @max-[14rem]:hidden">
              <Crest id={teamId} name={teamName} logo={teamLogo} size="sm" />
            </span>
            <span className="min-w-0">{teamName}</span>
          </TeamLink>
          {isOwn && <span className="sr-only"> (tu equipo)</span>}
        </th>
        {countColumns.map(({ title, read }) => (
          <td key={title} className={`${cell} ${cellClasses.figure} font-display`}>
            {read(team)}
          </td>
        ))}
        <td className={`${cell} ${cellClasses.figure} font-bold font-display text-lg @max-[36rem]:leading-snug`}>
          {team.totalPointsFormatted}
        </td>
      </tr>
      <tr className={`${ground} @max-[36rem]:block`}>
        <td
          colSpan={3 + countColumns.length}
          className="px-3 pl-17 @max-[36rem]:block @max-[36rem]:pl-14 @max-[14rem]:pl-3"
        >
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
