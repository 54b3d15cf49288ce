/** Reads the matches of a calendar: a tournament's, a team's in all its tournaments that are not long over, or one. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { CalendarName } from '#shared/pages/calendars.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { localDay } from '../../../platform/local-time.ts';
import { findTeam } from '../../records/teams.ts';
import { findTournament, listTournamentsOfTeam, type StoredTournament } from '../../records/tournaments.ts';
import { sourceOfStored } from '../pages/page-source.ts';
import { readPageContent } from '../pages/read-page.ts';
import type { CalendarContent, CalendarMatch, FreeRound } from './calendar.ts';
import { readTournamentMatches } from './read-matches.ts';

/** Null when there is no such team, tournament or match. */
export async function readCalendar(
  calendar: CalendarName,
  site: SiteFacts,
  now: Date,
): Promise<CalendarContent | null> {
  if (calendar.of === 'team') return readCalendarOfTeam(calendar, site, now);
  if (calendar.of === 'match') return readCalendarOfMatch(calendar, site, now);
  const tournament = await findTournament(calendar.id);
  return tournament ? { calendar, site, name: tournament.name, ...(await readDatesOf(tournament, now)) } : null;
}

async function readCalendarOfMatch(
  calendar: CalendarName,
  site: SiteFacts,
  now: Date,
): Promise<CalendarContent | null> {
  const content = await readPageContent({ name: 'match', id: calendar.id }, sourceOfStored(now));
  if (content?.name !== 'match') return null;
  const { match } = content.data;
  const tournament = await findTournament(match.tournamentId);
  return tournament ? { calendar, site, name: tournament.name, matches: [{ match, tournament }], free: [] } : null;
}

/** For how many days a calendar keeps the matches of a tournament that has been closed. */
const keptDays = 365;

async function readCalendarOfTeam(calendar: CalendarName, site: SiteFacts, now: Date): Promise<CalendarContent | null> {
  const { id } = calendar;
  const [team, tournaments] = await Promise.all([findTeam(id), listTournamentsOfTeam(id)]);
  if (!team) return null;
  const firstDay = addDays(localDay(now, site.timeZone), -keptDays);
  const kept = tournaments.filter(({ status, endDate }) => status !== 'completed' || endDate >= firstDay);
  const all = await Promise.all(kept.map((tournament) => readDatesOf(tournament, now)));
  const matches = all
    .flatMap((each) => each.matches)
    .filter(({ match }) => match.homeTeamId === id || match.awayTeamId === id);
  const free = all.flatMap((each) => each.free).filter((each) => each.team.id === id);
  return { calendar, site, name: team.name, matches, free };
}

/** The matches of a tournament, and the rounds in which teams are free. */
async function readDatesOf(
  tournament: StoredTournament,
  now: Date,
): Promise<Pick<CalendarContent, 'matches' | 'free'>> {
  const found = await readTournamentMatches(tournament.id, now);
  const free = (found?.rounds ?? []).flatMap(({ round, firstDate, free: teams }) =>
    teams.map((team): FreeRound => ({ round, date: firstDate, team, tournament })),
  );
  return { matches: (found?.matches ?? []).map((match): CalendarMatch => ({ match, tournament })), free };
}
