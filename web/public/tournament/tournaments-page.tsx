/** The published list of all tournaments: those in progress first, each with the top of its table. */
import type { TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import type { TournamentCard } from '#shared/pages/page-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../home/section.tsx';
import { TournamentTop } from '../home/tournament-top.tsx';
import type { PageView } from '../layout/page-view.ts';
import { tournamentEvent } from '../layout/structured-data.ts';

const sections: readonly (readonly [TournamentStatus, string])[] = [
  ['in_progress', 'En curso'],
  ['pending', 'Por empezar'],
  ['completed', 'Finalizados'],
];

/** The first of a long list, in which those in progress come first. */
const describedTournaments = 20;
/** As many names as chats and search engines show. */
const namedTournaments = 5;

export const tournamentsPage: PageView<{ readonly tournaments: readonly TournamentCard[] }> = {
  describe: ({ tournaments }, { site }) => ({
    title: 'Torneos',
    description: describeTournaments(tournaments),
    structuredData: tournaments.slice(0, describedTournaments).map((each) => tournamentEvent(each, [], site)),
    section: 'tournaments',
  }),
  Content: ({ data: { tournaments } }) => (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Torneos</h1>
      {tournaments.length === 0 && <EmptyState icon="trophy" title="No hay torneos" />}
      {sections.map(([status, title]) => (
        <TournamentsOfStatus
          key={status}
          title={title}
          tournaments={tournaments.filter((each) => each.status === status)}
        />
      ))}
    </div>
  ),
};

function describeTournaments(tournaments: readonly Pick<TournamentCard, 'name'>[]): string {
  const names = tournaments.slice(0, namedTournaments).map(({ name }) => name);
  const further = tournaments.length - names.length;
  return names.length === 0
    ? 'Todavía no hay torneos.'
    : `${names.join(' · ')}${further > 0 ? ` y ${further} más` : ''}`;
}

interface TournamentsOfStatusProps {
  readonly title: string;
  readonly tournaments: readonly TournamentCard[];
}

function TournamentsOfStatus({ title, tournaments }: TournamentsOfStatusProps) {
  if (tournaments.length === 0) return null;
  return (
    <Section title={title} allHref={null}>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {tournaments.map((tournament) => (
          <TournamentTop key={tournament.id} tournament={tournament} linksTeams />
        ))}
      </ul>
    </Section>
  );
}
