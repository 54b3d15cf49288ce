/** What a team needs in the tables of a tournament, as on its published page; nothing where there is nothing to tell. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { tellTeam } from '#shared/text/outlook/tournament-outlook-text.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../../views/home/section.tsx';
import { TeamOutlooks, type ToldPlace } from '../../views/outlook/team-outlook.tsx';
import { useTournamentOutlook } from './use-tournament-outlook.ts';

interface OutlookOfTeamProps {
  readonly teamId: number;
  readonly tournament: Tournament;
}

export function OutlookOfTeam({ teamId, tournament }: OutlookOfTeamProps) {
  const groups = useGet('GET /groups/tournament/{id}', { params: { id: tournament.id } });
  const outlook = useTournamentOutlook(tournament);
  // What follows comes below it, so it waits out of sight.
  if (outlook === undefined) return <Skeleton className="h-dvh rounded-card" />;
  const own = groups.data?.filter(({ teamIds }) => teamIds.includes(teamId)) ?? [];
  const tables = [...own, { id: 0, name: null }];
  const told: ToldPlace[] = tables.flatMap(({ id, name: group }) => {
    const text = outlook && tellTeam(teamId, id, outlook);
    return text ? [{ tournament, group, outlook: text }] : [];
  });
  if (told.length === 0) return null;
  return (
    <Section title="¿Qué necesita?" allHref={null}>
      <TeamOutlooks places={told} />
    </Section>
  );
}
