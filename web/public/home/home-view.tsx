/** The home page: the federation, live matches, the first day's matches, latest results, later matches and tables. */
import type { ReactNode } from 'react';
import type { UpcomingMatch } from '#shared/domain/schemas/standing.ts';
import type { HomePageData } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Day, type KnownToday } from '../day.tsx';
import { MatchDays } from '../fixture/match-days.tsx';
import { FederationBand } from './federation-band.tsx';
import { LatestResults } from './latest-results.tsx';
import { LiveMatches } from './live-matches.tsx';
import { splitFirstDay } from './next-matches.ts';
import { Section } from './section.tsx';
import { TournamentTop } from './tournament-top.tsx';

export interface HomeViewProps {
  readonly home: HomePageData;
  readonly federationName: string;
  readonly today: KnownToday;
  /** The addresses of the full lists. */
  readonly hrefs: Readonly<Record<'matches' | 'tournaments', string>>;
  /** True if each team's name leads to its page. */
  readonly linksTeams: boolean;
  /** The viewer's own team, or the place for it. */
  readonly ownTeam?: ReactNode;
  /** What a viewer who manages competitions may create where a list is empty. */
  readonly emptyActions?: Partial<Record<'matches' | 'tournaments', ReactNode>>;
}

export function HomeView(props: HomeViewProps) {
  const { home, federationName, today, linksTeams, ownTeam } = props;
  const tournamentNames = new Map(home.tournaments.map(({ id, name }) => [id, name]));
  const common = { tournamentNames, today, linksTeams };
  return (
    <div className="flex flex-col gap-6">
      <FederationBand name={federationName} counters={home.counters} />
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {ownTeam}
          {home.live.length > 0 && (
            <Section title="En vivo" allHref={null}>
              <LiveMatches matches={home.live} {...common} />
            </Section>
          )}
          <MatchSections
            {...props}
            results={home.results.length > 0 && <LatestResults matches={home.results} {...common} />}
          />
        </div>
        <ActiveTournaments {...props} />
      </div>
    </div>
  );
}

/** The first day's matches, the latest results, and the later matches. */
function MatchSections({ results, ...props }: HomeViewProps & { readonly results: ReactNode }) {
  const { home, today, hrefs, emptyActions } = props;
  const { first, later } = splitFirstDay(home.next, today);
  const [firstMatch] = first;
  const resultSection = results && (
    <Section title="Últimos resultados" allHref={null}>
      {results}
    </Section>
  );
  const nextSection = (matches: readonly UpcomingMatch[]) => (
    <Section title="Próximos Partidos" allHref={hrefs.matches}>
      {matches.length > 0 ? (
        <NextMatches {...props} matches={matches} />
      ) : (
        <EmptyState icon="calendar" title="No hay partidos programados" action={emptyActions?.matches} />
      )}
    </Section>
  );
  if (!firstMatch) {
    return (
      <>
        {resultSection}
        {nextSection(later)}
      </>
    );
  }
  if (later.length === 0) {
    return (
      <>
        {nextSection(first)}
        {resultSection}
      </>
    );
  }
  return (
    <>
      <Section title={<Day date={firstMatch.matchDate} today={today} />} allHref={null}>
        <NextMatches {...props} matches={first} isDayInTitle />
      </Section>
      {resultSection}
      {nextSection(later)}
    </>
  );
}

interface NextMatchesProps extends Pick<HomeViewProps, 'today' | 'linksTeams'> {
  readonly matches: readonly UpcomingMatch[];
  readonly isDayInTitle?: boolean;
}

function NextMatches({ matches, today, linksTeams, isDayInTitle = false }: NextMatchesProps) {
  return (
    <MatchDays
      matches={matches.map((match) => ({ ...match, status: 'scheduled' as const }))}
      today={today}
      isDayHidden={isDayInTitle}
      detailOf={({ location }) => location}
      hrefOf={({ id }) => paths.match.getHref(id)}
      linksTeams={linksTeams}
    />
  );
}

function ActiveTournaments({ home, hrefs, emptyActions, linksTeams }: HomeViewProps) {
  return (
    <Section title="Torneos Activos" allHref={hrefs.tournaments}>
      {home.tournaments.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {home.tournaments.map((tournament) => (
            <TournamentTop key={tournament.id} tournament={tournament} linksTeams={linksTeams} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="trophy" title="No hay torneos activos" action={emptyActions?.tournaments} />
      )}
    </Section>
  );
}
