/** The first three of a tournament that somebody has won, on its card. */
import type { Podium } from '#shared/domain/schemas/podium.ts';
import { podiumLabels, podiumPlaces } from '#shared/text/podium.ts';
import { Crest } from './crest.tsx';
import { TeamLink } from './team-link.tsx';
import { TeamName } from './team-name.tsx';

interface PodiumListProps {
  readonly podium: Podium;
  /** True if each team's name leads to its page. */
  readonly linksTeams: boolean;
}

export function PodiumList({ podium, linksTeams }: PodiumListProps) {
  return (
    <dl className="@container flex flex-col">
      {podiumPlaces.map((place) => {
        const team = podium[place];
        const isChampion = place === 'champion';
        return (
          team && (
            <div key={place} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <dt className={`min-w-21 shrink-0 text-sm ${isChampion ? 'font-semibold text-winner' : 'text-muted'}`}>
                {podiumLabels[place]}
              </dt>
              <dd className="min-w-0 flex-[1_1_8rem]">
                <TeamLink id={linksTeams ? team.id : null} className="flex min-h-11 min-w-0 items-center gap-2">
                  <span className="contents @max-[14rem]:hidden">
                    <Crest id={team.id} name={team.name} logo={team.logo} size="sm" />
                  </span>
                  <span className={`min-w-0 leading-tight ${isChampion ? 'font-medium' : ''}`}>
                    <TeamName team={team} id={team.id} />
                  </span>
                </TeamLink>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
