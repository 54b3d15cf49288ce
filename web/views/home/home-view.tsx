/** The home page: the federation, live matches, the first day's matches, latest results, later matches and tables. */
import type { ReactNode } from 'react';
import type { UpcomingMatch } from '#shared/domain/schemas/standing.ts';
import type { HomePageData } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { placeText } from '#shared/text/place.ts';
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
  const { first, later } = splitFirstDay(home.next, today);
  // Where today is known and all of them are today's, they keep the list's title.
  const hasFirstDay = later.length > 0 || (first.length > 0 && today === null);
  const tournamentNames = new Map(home.tournaments.map(({ id, name }) => [id, name]));
  const lists = { tournamentNames, today, linksTeams, goals: home.goals };
  return (
    <div className="flex flex-col gap-6">
      <FederationBand name={federationName} counters={home.counters} />
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {ownTeam}
          {home.live.length > 0 && (
            <Section title="En vivo" allHref={null}>
              <LiveMatches matches={home.live} {...lists} />
            </Section>
          )}
          {hasFirstDay ? (
            <FirstDay {...props} matches={first} isOnly={later.length === 0} />
          ) : (
            <NextMatches {...props} matches={first} />
          )}
          {home.results.length > 0 && (
            <Section title="Últimos resultados" allHref={null}>
              <LatestResults matches={home.results} {...lists} />
            </Section>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {later.length > 0 && <NextMatches {...props} matches={later} />}
          <ActiveTournaments {...props} />
        </div>
      </div>
    </div>
  );
}

type MatchListProps = HomeViewProps & { readonly matches: readonly UpcomingMatch[] };

/** The matches of the first day, which is their title, nothing without any; the only day has the way to all matches. */
function FirstDay({ matches, today, linksTeams, hrefs, isOnly }: MatchListProps & { readonly isOnly: boolean }) {
  const [match] = matches;
  if (!match) return null;
  return (
    <Section title={<Day date={match.matchDate} today={today} isAlone />} allHref={isOnly ? hrefs.matches : null}>
      <ScheduledMatches matches={matches} today={today} linksTeams={linksTeams} isDayInTitle />
    </Section>
  );
}

function NextMatches({ matches, today, linksTeams, hrefs, emptyActions }: MatchListProps) {
  return (
    <Section title="Próximos Partidos" allHref={hrefs.matches}>
      {matches.length > 0 ? (
        <ScheduledMatches matches={matches} today={today} linksTeams={linksTeams} />
      ) : (
        <EmptyState icon="calendar" title="No hay partidos programados" action={emptyActions?.matches} />
      )}
    </Section>
  );
}

interface ScheduledMatchesProps extends Pick<HomeViewProps, 'today' | 'linksTeams'> {
  readonly matches: readonly UpcomingMatch[];
  readonly isDayInTitle?: boolean;
}

function ScheduledMatches({ matches, today, linksTeams, isDayInTitle = false }: ScheduledMatchesProps) {
  return (
    <MatchDays
      matches={matches.map((match) => ({ ...match, status: 'scheduled' as const }))}
      today={today}
      isDayHidden={isDayInTitle}
      detailOf={placeText}
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
