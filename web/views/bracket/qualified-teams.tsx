/** The teams qualified for the playoffs in order of their position, with their points. */
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Crest } from '../crest.tsx';
import { Medal } from '../medal.tsx';
import { TeamLink } from '../team-link.tsx';
import { TeamName } from '../team-name.tsx';

interface QualifiedTeamsProps {
  readonly qualified: Bracket['qualified'];
  /** True once there is a champion: medals are then those of the bracket, not of the league. */
  readonly isOver: boolean;
  readonly ownTeamId: number | null;
}

export function QualifiedTeams({ qualified, isOver, ownTeamId }: QualifiedTeamsProps) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">Equipos Clasificados</h2>
      <ol className="@container grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {qualified.map(({ teamId, team, positionDisplay, medalIcon, points }) => (
          <li
            key={teamId}
            className={`flex min-h-14 flex-wrap items-center gap-x-3 rounded-card border px-3 py-2 ${teamId === ownTeamId ? 'border-accent bg-tint' : 'border-line bg-surface'}`}
          >
            <Medal positionDisplay={positionDisplay} medalIcon={isOver ? '' : medalIcon} />
            <span className="contents @max-[14rem]:hidden">
              <Crest id={teamId} name={team.name} logo={team.logo} size="md" />
            </span>
            <TeamLink id={teamId} className="flex min-h-11 min-w-0 flex-[1_1_8rem] flex-col justify-center">
              <span className="font-medium leading-tight">
                <TeamName team={team} id={teamId} />
              </span>
              {teamId === ownTeamId && <span className="sr-only">(tu equipo)</span>}
              <span className="font-display text-muted tabular-nums">{formatPlural(points, 'punto')}</span>
            </TeamLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
