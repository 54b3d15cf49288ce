/** The published list of all tournaments: those in progress first, each with the top of its table. */
import type { TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import type { ListedTournament, ListPart } from '#shared/pages/page-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageView } from '../frame/page-view.ts';
import { PartLinks } from '../frame/part-links.tsx';
import { tournamentEvent } from '../frame/structured-data.ts';
import { Section } from '../home/section.tsx';
import { TournamentTop } from '../home/tournament-top.tsx';
import { TournamentStatusBadge } from './status-badge.tsx';
import { TournamentCounters } from './tournament-counters.tsx';

const sections: readonly (readonly [TournamentStatus, string])[] = [
  ['in_progress', 'En curso'],
  ['pending', 'Por empezar'],
  ['completed', 'Finalizados'],
];

/** The first of a long list, in which those in progress come first. */
const describedTournaments = 20;
/** As many names as chats and search engines show. */
const namedTournaments = 5;

export const tournamentsPage: PageView<ListPart<ListedTournament>> = {
  describe: ({ rows, part, parts }, { site }) => ({
    title: part > 1 ? `Torneos · página ${part}` : 'Torneos',
    description: describeTournaments(rows, parts - part),
    structuredData: rows.slice(0, describedTournaments).map((each) => tournamentEvent(each, [], site)),
    section: 'tournaments',
  }),
  Content: ({ data: { rows, part, parts } }) => (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Torneos</h1>
      {rows.length === 0 && <EmptyState icon="trophy" title="No hay torneos" />}
      {sections.map(([status, title]) => (
        <TournamentsOfStatus key={status} title={title} tournaments={rows.filter((each) => each.status === status)} />
      ))}
      <PartLinks page={{ name: 'tournaments' }} part={part} parts={parts} />
    </div>
  ),
};

/** @param partsLeft how many pages of the list follow, so that there are more tournaments than are counted */
function describeTournaments(tournaments: readonly Pick<ListedTournament, 'name'>[], partsLeft: number): string {
  const names = tournaments.slice(0, namedTournaments).map(({ name }) => name);
  if (names.length === 0) return 'Todavía no hay torneos.';
  const further = tournaments.length - names.length;
  const rest = partsLeft > 0 ? ' y más' : further > 0 ? ` y ${further} más` : '';
  return `${names.join(' · ')}${rest}`;
}

interface TournamentsOfStatusProps {
  readonly title: string;
  readonly tournaments: readonly ListedTournament[];
}

function TournamentsOfStatus({ title, tournaments }: TournamentsOfStatusProps) {
  if (tournaments.length === 0) return null;
  return (
    <Section title={title} allHref={null}>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {tournaments.map((tournament) => (
          <TournamentTop
            key={tournament.id}
            tournament={tournament}
            linksTeams
            details={<TournamentDetails tournament={tournament} />}
          />
        ))}
      </ul>
    </Section>
  );
}

function TournamentDetails({ tournament }: { readonly tournament: ListedTournament }) {
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      {tournament.description && <p className="line-clamp-2">{tournament.description}</p>}
      <p>
        <TournamentStatusBadge status={tournament.status} />
      </p>
      <TournamentCounters summary={tournament} />
    </div>
  );
}
