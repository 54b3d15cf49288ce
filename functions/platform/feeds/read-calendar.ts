/** Reads the matches of a calendar: a tournament's, or a team's in all its tournaments. */
import type { CalendarName } from '#shared/pages/calendars.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { readTournamentIds } from '../pages/read-team-page.ts';
import { findTeam } from '../table/teams.ts';
import type { CalendarContent, CalendarMatch } from './calendar.ts';
import { readTournamentMatches, type TournamentMatches } from './read-matches.ts';

/** Null when there is no such team or tournament. */
export async function readCalendar(
  calendar: CalendarName,
  site: SiteFacts,
  now: Date,
): Promise<CalendarContent | null> {
  if (calendar.of === 'team') return readCalendarOfTeam(calendar, site, now);
  const found = await readTournamentMatches(calendar.id, now);
  return found && { calendar, site, name: found.tournament.name, matches: calendarMatches(found) };
}

async function readCalendarOfTeam(calendar: CalendarName, site: SiteFacts, now: Date): Promise<CalendarContent | null> {
  const { id } = calendar;
  const [team, tournamentIds] = await Promise.all([findTeam(id), readTournamentIds(id)]);
  if (!team) return null;
  const found = await Promise.all(tournamentIds.map((tournamentId) => readTournamentMatches(tournamentId, now)));
  const all = found.filter((each) => each !== null).flatMap(calendarMatches);
  const matches = all.filter(({ match }) => match.homeTeamId === id || match.awayTeamId === id);
  return { calendar, site, name: team.name, matches };
}

const calendarMatches = ({ tournament: { name, rules }, matches }: TournamentMatches): CalendarMatch[] =>
  matches.map((match) => ({ match, tournament: name, minutes: rules.matchMinutes }));
