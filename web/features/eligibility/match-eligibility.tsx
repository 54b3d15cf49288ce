/** Who may play a match, on its screen: both squads for administrators, the own one for a DT. */
import type { JudgedTeam } from '#shared/domain/schemas/eligibility.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../../views/home/section.tsx';
import { JudgedPlayers } from './judged-players.tsx';

export function MatchEligibility({ matchId }: { readonly matchId: number }) {
  const { data, error, retry } = useGet('GET /matches/{id}/eligibility', { params: { id: matchId } }, { isLive: true });
  return (
    <Section title="Quién puede jugar" allHref={null}>
      {data ? (
        <div className="grid gap-4 md:grid-cols-2">
          {data.now.teams.map((team) => (
            <TeamVerdicts key={team.teamId} team={team} />
          ))}
        </div>
      ) : error ? (
        <ErrorCard title="No se pudo cargar quién puede jugar" detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <Skeleton className="h-24 rounded-card" />
      )}
    </Section>
  );
}

function TeamVerdicts({ team: { teamName, players } }: { readonly team: JudgedTeam }) {
  const squad = players.filter(({ reasons }) => reasons.every(({ code }) => code !== 'inactive'));
  const told = squad.filter(({ verdict }) => verdict !== 'eligible');
  const able = squad.filter(({ verdict }) => verdict !== 'ineligible').length;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold text-base">{`${teamName}: ${able} de ${squad.length} pueden jugar`}</h3>
      {told.length > 0 && <JudgedPlayers players={told} />}
    </div>
  );
}
