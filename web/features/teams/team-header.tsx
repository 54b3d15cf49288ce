/** Header of a team's page: colours, crest, name, coach, founding year, city and counters. */
import type { ReactNode } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import { missingValueText } from '#shared/text/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Crest } from '../../views/crest.tsx';
import { TeamTitles } from '../../views/team/team-titles.tsx';
import { useCrestColors } from './use-crest-colors.ts';

interface TeamCounter {
  readonly label: string;
  /** The number to show; undefined while it loads, null if loading failed. */
  readonly value: number | null | undefined;
}

interface TeamHeaderProps {
  readonly team: Team;
  /** True if the user is the coach of this team. */
  readonly isOwn: boolean;
  /** The names of the tournaments that it won. */
  readonly titles: readonly string[];
  readonly counters: readonly TeamCounter[];
  /** Buttons on the right of the header. */
  readonly actions?: ReactNode;
}

export function TeamHeader({ team, isOwn, titles, counters, actions }: TeamHeaderProps) {
  const colors = useCrestColors(team.logo);
  return (
    <Card as="section" className="overflow-hidden">
      {team.logo && (
        <div aria-hidden="true" className="flex h-2">
          <span className="flex-[3]" style={{ backgroundColor: colors?.[0] }} />
          <span className="flex-1" style={{ backgroundColor: colors?.[1] }} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:gap-x-6">
        <Crest id={team.id} name={team.name} logo={team.logo} size="2xl" />
        <div className="min-w-[min(10rem,100%)] flex-1">
          <h1 className="text-xl md:text-2xl">{team.name}</h1>
          {isOwn && <Badge variant="active">Tu equipo</Badge>}
          <TeamTitles titles={titles} />
          <dl className="mt-1 flex flex-col gap-x-6 text-sm md:flex-row md:flex-wrap md:text-base">
            <TeamFact label="DT">{team.coach ?? missingValueText}</TeamFact>
            <TeamFact label="Fundación">
              <span className="tabular-nums">{team.foundationYear ?? missingValueText}</span>
            </TeamFact>
            <TeamFact label="Ciudad">{team.city ?? missingValueText}</TeamFact>
          </dl>
        </div>
        {actions && <div className="flex flex-wrap gap-2 max-md:w-full">{actions}</div>}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] divide-x divide-line border-line border-t">
        {counters.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse items-center px-1 py-2 text-center">
            <dt className="font-display text-muted text-sm md:text-base">{label}</dt>
            <dd className="flex min-h-8 items-center font-display font-semibold text-xl tabular-nums md:text-2xl">
              {value === undefined ? <Skeleton className="h-6 w-8" /> : (value ?? missingValueText)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function TeamFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
