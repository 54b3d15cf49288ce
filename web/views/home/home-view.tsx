/** The home page: the federation, live matches, the first day's matches, latest results, later matches and tables. */
import type { ReactNode } from 'react';
import type { UpcomingMatch } from '#shared/domain/schemas/standing.ts';
import type { HomePageData } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { directionsHref } from '#shared/text/place.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Day, type KnownToday } from '../day.tsx';
import { MatchDays } from '../fixture/match-days.tsx';
import { AnnouncedTournamentCard } from './announced-tournament.tsx';
import { FederationBand } from './federation-band.tsx';
import { LatestResults } from './latest-results.tsx';
import { LiveMatches } from './live-matches.tsx';
import { splitFirstDay } from './next-matches.ts';
import { Section } from './section.tsx';
import { TournamentRoundAndPlace } from './tournament-round-and-place.tsx';
import { TournamentTop } from './tournament-top.tsx';

export interface HomeViewProps {
  readonly home: HomePageData;
  readonly federationName: string;
  readonly today: KnownToday;
  /** The addresses of the full lists. */
  readonly hrefs: Readonly<Record<'matches' | 'tournaments', string>>;
  /** True if each team's name leads to its page. */
  readonly linksTeams: boolean;
  /** A coach's own team, which comes first. */
  readonly ownTeam?: ReactNode;
  /** The place for the teams that a reader follows, after what is played now and today. */
  readonly followedTeams?: ReactNode;
  /** What a viewer who manages competitions may create where a list is empty. */
  readonly emptyActions?: Partial<Record<'matches' | 'tournaments', ReactNode>>;
}

export function HomeView(props: HomeViewProps) {
  const { home, federationName, today, linksTeams, ownTeam, followedTeams } = props;
  const { first, later } = splitFirstDay(home.next, today);
  // Where today is known and all of them are today's, they keep the list's title.
  const hasFirstDay = later.length > 0 || (first.length > 0 && today === null);
  const tournamentNames = namesOfTournaments(home);
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
          {followedTeams}
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
function FirstDay({ matches, home, today, linksTeams, hrefs, isOnly }: MatchListProps & { readonly isOnly: boolean }) {
  const [match] = matches;
  if (!match) return null;
  return (
    <Section title={<Day date={match.matchDate} today={today} isAlone />} allHref={isOnly ? hrefs.matches : null}>
      <ScheduledMatches matches={matches} home={home} today={today} linksTeams={linksTeams} isDayInTitle />
    </Section>
  );
}

function NextMatches({ matches, home, today, linksTeams, hrefs, emptyActions }: MatchListProps) {
  return (
    <Section title="Próximos Partidos" allHref={hrefs.matches}>
      {matches.length > 0 ? (
        <ScheduledMatches matches={matches} home={home} today={today} linksTeams={linksTeams} />
      ) : (
        <EmptyState icon="calendar" title="No hay partidos programados" action={emptyActions?.matches} />
      )}
    </Section>
  );
}

interface ScheduledMatchesProps extends Pick<HomeViewProps, 'home' | 'today' | 'linksTeams'> {
  readonly matches: readonly UpcomingMatch[];
  readonly isDayInTitle?: boolean;
}

function ScheduledMatches({ matches, home, today, linksTeams, isDayInTitle = false }: ScheduledMatchesProps) {
  const tournamentNames = namesOfTournaments(home);
  return (
    <MatchDays
      matches={matches.map((match) => ({ ...match, status: 'scheduled' as const }))}
      today={today}
      isDayHidden={isDayInTitle}
      detailOf={(match) => <TournamentRoundAndPlace match={match} tournamentNames={tournamentNames} />}
      hrefOf={({ id }) => paths.match.getHref(id)}
      directionsOf={directionsHref}
      linksTeams={linksTeams}
    />
  );
}

/** By id, as far as home knows them; empty in a federation with one tournament, whose name rows need not repeat. */
function namesOfTournaments({ tournaments, announced }: HomeViewProps['home']): ReadonlyMap<number, string> {
  const all = [...tournaments, ...announced];
  return all.length > 1 ? new Map(all.map(({ id, name }) => [id, name])) : new Map();
}

function ActiveTournaments({ home, today, hrefs, emptyActions, linksTeams }: HomeViewProps) {
  const { tournaments, announced } = home;
  return (
    <Section title="Torneos Activos" allHref={hrefs.tournaments}>
      {tournaments.length + announced.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {tournaments.map((tournament) => (
            <TournamentTop key={tournament.id} tournament={tournament} linksTeams={linksTeams} />
          ))}
          {announced.map((tournament) => (
            <AnnouncedTournamentCard key={tournament.id} tournament={tournament} today={today} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="trophy" title="No hay torneos activos" action={emptyActions?.tournaments} />
      )}
    </Section>
  );
}
