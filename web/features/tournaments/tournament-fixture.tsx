/** The fixture of a tournament, opened on the round of the day or on the one in the address. */
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import { paths } from '../../app/paths.ts';
import type { Loaded } from '../../lib/api/use-get.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useShownRound } from '../../lib/screen/use-shown-round.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Fixture } from '../../public/fixture/fixture.tsx';
import { Section } from '../../public/home/section.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';

const loadFailure = 'No se pudo cargar el fixture';

interface TournamentFixtureProps {
  readonly tournamentId: number;
  readonly rounds: Loaded<FixtureRound[]>;
}

export function TournamentFixture({ tournamentId, rounds: { data: rounds, error, retry } }: TournamentFixtureProps) {
  const { isAuthenticated } = useSession();
  const allHref = (isAuthenticated ? paths.fixtureAdmin : paths.fixture).getHref(tournamentId);
  return (
    <Section title="Fixture" allHref={allHref} allText="Ver fixture completo">
      {!rounds ? (
        <ErrorCard title={loadFailure} detail={messageOf(error)} onRetry={retry} />
      ) : rounds.length === 0 ? (
        <EmptyState icon="calendar" title="Todavía no hay partidos programados" />
      ) : (
        <Rounds tournamentId={tournamentId} rounds={rounds} />
      )}
    </Section>
  );
}

interface RoundsProps {
  readonly tournamentId: number;
  readonly rounds: readonly FixtureRound[];
}

function Rounds({ tournamentId, rounds }: RoundsProps) {
  const today = useToday();
  const { index, choose, matches, error, retry } = useShownRound(tournamentId, rounds);
  return (
    <Fixture
      rounds={rounds}
      index={index}
      onChange={choose}
      matches={matches}
      failure={!matches && error ? <ErrorCard title={loadFailure} detail={messageOf(error)} onRetry={retry} /> : null}
      today={today}
    />
  );
}
