/** The home page: banner, three counters, live matches, next matches and active tournaments. */
import type { Api } from '#shared/contract/index.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatCount } from '#shared/spanish/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Banner } from './banner.tsx';
import { LiveMatches } from './live-matches.tsx';
import { NextMatches } from './next-matches.tsx';
import { Section } from './section.tsx';
import { TournamentCard } from './tournament-card.tsx';

export type HomeDocument = ResponseOf<Api['GET /home']>;

export interface HomeViewProps {
  readonly home: HomeDocument;
  readonly federationName: string;
  readonly today: string;
  readonly isAuthenticated: boolean;
  readonly canManage: boolean;
}

export function HomeView({ home, federationName, today, isAuthenticated, canManage }: HomeViewProps) {
  return (
    <div className="flex flex-col gap-6">
      <Banner federationName={federationName} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 md:gap-4">
        <HomeCounter label="Torneos en curso" value={home.activeTournaments} />
        <HomeCounter label="Partidos por jugar" value={home.upcomingMatches} />
        <HomeCounter label="Equipos" value={home.teams} />
      </dl>
      {home.liveMatches.length > 0 && (
        <Section title="En vivo" allHref={null}>
          <LiveMatches
            matches={home.liveMatches}
            tournamentNames={new Map(home.tournaments.map(({ id, name }) => [id, name]))}
          />
        </Section>
      )}
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <Section title="Próximos Partidos" allHref={(isAuthenticated ? paths.matches : paths.fixture).getHref()}>
          {home.matches.length > 0 ? (
            <NextMatches matches={home.matches} today={today} />
          ) : (
            <EmptyState
              icon="calendar"
              title="No hay partidos programados"
              action={canManage && <ButtonLink href={paths.matches.getHref()}>Programar Partido</ButtonLink>}
            />
          )}
        </Section>
        <Section title="Torneos Activos" allHref={(isAuthenticated ? paths.tournaments : paths.fixture).getHref()}>
          {home.tournaments.length > 0 ? (
            <ul className="flex flex-col gap-2">
              {home.tournaments.map((tournament) => (
                <TournamentCard key={tournament.id} tournament={tournament} leader={leadingTeamOf(tournament)} />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon="trophy"
              title="No hay torneos activos"
              action={canManage && <ButtonLink href={paths.newTournament.getHref()}>Crear Torneo</ButtonLink>}
            />
          )}
        </Section>
      </div>
    </div>
  );
}

/** A tournament has no leader before its first completed match. */
const leadingTeamOf = ({ completedMatches, topStandings }: HomeDocument['tournaments'][number]) =>
  completedMatches > 0 ? topStandings[0] : undefined;

function HomeCounter({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div className="flex flex-col-reverse items-center justify-end rounded-card border border-line bg-surface px-2 py-3 text-center">
      <dt className="text-sm leading-tight">{label}</dt>
      <dd className="font-display font-semibold text-2xl md:text-3xl">{formatCount(value)}</dd>
    </div>
  );
}
