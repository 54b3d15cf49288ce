/**
 * What each published page shows: plain data, read from published documents and stored items, from which `web/views`
 * renders the page's HTML. It holds dates, never 'today': the bytes change only when the data do.
 */

import type { RecentForm } from '../domain/rounds/recent-form.ts';
import type { LiveMatch } from '../domain/schemas/agenda.ts';
import type { Bracket } from '../domain/schemas/bracket.ts';
import type { Bulletin, ListedBulletin, LocatedBulletin } from '../domain/schemas/bulletin.ts';
import type { Group } from '../domain/schemas/group.ts';
import type { MatchLineup } from '../domain/schemas/lineup.ts';
import type { FixtureRound, FormattedMatch } from '../domain/schemas/match.ts';
import type { MatchEvent, MatchGoal } from '../domain/schemas/match-event.ts';
import type { Outlook } from '../domain/schemas/outlook.ts';
import type { Podium } from '../domain/schemas/podium.ts';
import type { TeamRef } from '../domain/schemas/primitives.ts';
import type { Settings } from '../domain/schemas/settings.ts';
import type { FormattedStanding, TournamentSummary, UpcomingMatch } from '../domain/schemas/standing.ts';
import type { FormattedFairPlayTeam, FormattedGoalkeeper, FormattedScorer } from '../domain/schemas/statistics.ts';
import type { Suspension } from '../domain/schemas/suspension.ts';
import type { Tournament } from '../domain/schemas/tournament.ts';
import type { ToldBan } from '../text/discipline.ts';
import type { MatchStakes, TeamOutlookText } from '../text/outlook/tournament-outlook-text.ts';
import type { PublishedPageName } from './published-pages.ts';

/** How the federation looks. */
export type SiteBrand = Pick<Settings, 'logo' | 'color'>;

/** What every page knows of the federation. */
export interface SiteFacts extends Pick<Settings, 'name' | 'timeZone'>, SiteBrand {
  /** The address of the site without a slash at its end, such as `https://torneos.example`; '' while it is unknown. */
  readonly url: string;
}

/** The files that every page loads, as addresses from the site's root; each is named by its own content. */
export interface PageAssets {
  readonly css: string;
  readonly script: string;
  readonly font: string;
}

/** What every page of a tournament knows of it. */
export interface TournamentHeader
  extends Pick<
    Tournament,
    | 'id'
    | 'name'
    | 'description'
    | 'startDate'
    | 'endDate'
    | 'status'
    | 'rules'
    | 'adjustments'
    | 'bands'
    | 'withdrawals'
    | 'fixtureSeed'
  > {
  /** The first three; null while nobody has won the tournament. */
  readonly podium: Podium | null;
  /** Whether a match of a bracket exists. */
  readonly hasPlayoffs: boolean;
  /** Absent before its first bulletin. */
  readonly hasBulletins?: true;
  readonly groups: readonly Pick<Group, 'id' | 'name'>[];
  /** The ids of the walkovers after the day of publication: previews, copied texts and pictures leave them out. */
  readonly walkoversToCome: readonly number[];
  /** By team id, the names by which participants are shown where there is little room. */
  readonly displayNames: Readonly<Record<number, string>>;
  /** The addresses of its teams' logos on this site, each once, in alphabetical order. */
  readonly logos: readonly string[];
}

/** A tournament on the home page. */
export type TournamentCard = Pick<Tournament, 'id' | 'name' | 'description' | 'startDate' | 'endDate' | 'status'> &
  Pick<TournamentSummary, 'completedMatches' | 'topStandings' | 'podium'>;

/** A tournament in the list of all. */
export type ListedTournament = TournamentCard &
  Pick<TournamentSummary, 'totalTeams' | 'totalMatches' | 'pendingMatches'>;

export interface GroupTable {
  readonly id: number;
  readonly name: string;
  readonly table: readonly FormattedStanding[];
}

/** A hundred rows of a long list. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  /** From 1 on. */
  readonly part: number;
  readonly parts: number;
}

export interface RankingPart<Row> extends ListPart<Row> {
  readonly tournament: TournamentHeader;
}

export type AnnouncedTournament = Pick<Tournament, 'id' | 'name' | 'startDate' | 'endDate'> & {
  /** Its first matches. */
  readonly matches: readonly UpcomingMatch[];
};

export interface HomePageData {
  readonly counters: { readonly activeTournaments: number; readonly upcomingMatches: number; readonly teams: number };
  readonly live: readonly LiveMatch[];
  readonly next: readonly UpcomingMatch[];
  /** The latest results, newest first. */
  readonly results: readonly FormattedMatch[];
  /** The goals of the matches in `live` and `results`. */
  readonly goals: readonly MatchGoal[];
  readonly tournaments: readonly TournamentCard[];
  /** Tournaments with a fixture that have not begun. */
  readonly announced: readonly AnnouncedTournament[];
}

export interface FixturePageData {
  readonly tournament: TournamentHeader;
  /** The rounds by name only, so that a round's page stays as it is while others are played. */
  readonly rounds: readonly Pick<FixtureRound, 'round'>[];
  /** The round that is shown, one of `rounds`; '' when there is none. */
  readonly round: string;
  readonly matches: readonly FormattedMatch[];
  readonly goals: readonly MatchGoal[];
  /** The teams that have no match in the round. */
  readonly free: readonly TeamRef[];
}

export interface StandingsPageData {
  readonly tournament: TournamentHeader;
  readonly groups: readonly GroupTable[];
  readonly rows: readonly FormattedStanding[];
  /** What is still possible for the teams of these tables. */
  readonly outlook: Outlook;
}

export interface TournamentPageData extends FixturePageData, StandingsPageData {
  readonly rounds: readonly FixtureRound[];
  readonly summary: TournamentSummary;
  readonly scorers: readonly FormattedScorer[];
  /** Whether it is the featured tournament, to which the home page leads. */
  readonly isHome: boolean;
}

/** A published bulletin, as lists and its own page know it. */
export interface PublishedBulletin extends ListedBulletin {
  /** Set when the years are over in which the names of people are published. */
  readonly isPast?: true;
}

export interface DisciplinePageData {
  readonly tournament: TournamentHeader;
  /** In the order in which they were published. */
  readonly bulletins: readonly ListedBulletin[];
  readonly suspensions: readonly Suspension[];
}

export interface BulletinPageData {
  readonly tournament: TournamentHeader;
  readonly bulletin: PresentedBulletin;
  /** The bulletins of the tournament, in the order in which they were published. */
  readonly bulletins: readonly ListedBulletin[];
}

/** A published bulletin as everybody may read it. */
export type PresentedBulletin = Bulletin & { readonly number: number };

export interface MatchPageData {
  readonly tournament: TournamentHeader;
  readonly match: FormattedMatch;
  readonly events: readonly MatchEvent[];
  /** Those of its teams that saved one; empty before kick-off, and when the federation keeps squads private. */
  readonly lineups: readonly MatchLineup[];
  /** Before kick-off, what its teams win or lose with it; null when that is nothing, or not known yet. */
  readonly stakes: MatchStakes | null;
  /** Before the next match of both its teams, their last results; null where they have none, and for other matches. */
  readonly form: RecentForm<FormattedMatch> | null;
  /** Before kick-off, who is barred from it. */
  readonly banned: readonly ToldBan[];
}

/** A team's place in a table of one of its tournaments. */
export interface TeamPlace {
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'status'>;
  /** Its place on the podium of the tournament; null while it has none. */
  readonly won: keyof Podium | null;
  /** The name of the zona whose table it is; null for the general one. */
  readonly group: string | null;
  /** Its row; null before the tournament has a table with it. */
  readonly row: FormattedStanding | null;
  readonly teams: number;
  /** What the team needs in this table; null where there is nothing to tell. */
  readonly outlook: TeamOutlookText | null;
}

export interface SquadMember {
  readonly playerId: number;
  readonly name: string;
  readonly jerseyNumber: number | null;
  readonly position: string | null;
}

export interface SuspendedPlayer {
  readonly playerId: number;
  readonly name: string;
  /** What is left of the ban, and why: '1 partido, por roja en Fecha 3'. */
  readonly reason: string;
  readonly tournament: string;
  /** The bulletin in which it is written, with the tournament whose bulletin it is; null where none is. */
  readonly bulletin: LocatedBulletin | null;
}

/** A match of a team with the length that its tournament's rules give it. */
export type NextMatch = FormattedMatch & { readonly matchMinutes: number };

/** A tournament with all matches of a team in it. */
export interface TeamSeason {
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'status'>;
  /** In order of play, called off ones in their place. */
  readonly matches: readonly FormattedMatch[];
}

export interface TeamPageData {
  readonly team: { readonly id: number; readonly name: string; readonly shortName: string; readonly logo: string };
  /** The DT's name; '' when nobody has been named. */
  readonly coach: string;
  readonly next: readonly NextMatch[];
  /** Matches of earlier days that are still without a result, newest first. */
  readonly overdue: readonly FormattedMatch[];
  /** The latest results, newest first. */
  readonly results: readonly FormattedMatch[];
  readonly places: readonly TeamPlace[];
  /** Those of its tournaments in which it has matches. */
  readonly seasons: readonly TeamSeason[];
  /** The team's best scorers over its tournaments in progress. */
  readonly scorers: readonly FormattedScorer[];
  /** Null when the federation keeps squads private (settings.publicSquads). */
  readonly squad: readonly SquadMember[] | null;
  /**
   * Its suspended players in tournaments in progress. Public even when squads are private: rankings and matches name the
   * same players.
   */
  readonly suspended: readonly SuspendedPlayer[];
}

/** What the page with each name shows. */
export interface PageDataByName {
  readonly home: HomePageData;
  readonly tournaments: ListPart<ListedTournament>;
  readonly tournament: TournamentPageData;
  readonly fixture: FixturePageData;
  readonly standings: StandingsPageData;
  readonly scorers: RankingPart<FormattedScorer>;
  readonly fairPlay: RankingPart<FormattedFairPlayTeam>;
  readonly goalkeepers: RankingPart<FormattedGoalkeeper>;
  readonly playoffs: { readonly tournament: TournamentHeader; readonly bracket: Bracket };
  readonly discipline: DisciplinePageData;
  readonly bulletin: BulletinPageData;
  readonly match: MatchPageData;
  readonly team: TeamPageData;
  readonly embeddedStandings: StandingsPageData;
  readonly embeddedFixture: FixturePageData;
  readonly tv: TournamentPageData;
}

/** What a page shows, with the page itself and the site; a stub has no data and leads to `target`. */
export type PageContent =
  | {
      readonly [Name in PublishedPageName]: { readonly name: Name; readonly data: PageDataByName[Name] };
    }[PublishedPageName]
  /** Inside another site or on a big screen, while there is no tournament to show. */
  | { readonly name: 'waiting'; readonly data: Record<string, never> }
  | {
      readonly name: 'stub';
      readonly target: string;
      /** The name of the tournament that it leads to; null while there is none. */
      readonly tournament: string | null;
    };
