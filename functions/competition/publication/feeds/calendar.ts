/**
 * Writes matches as an iCalendar file that calendars subscribe to. Loaded with the first calendar, as the rules of all
 * time zones are in it.
 */
import { ICalCalendar, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import {
  dateOfMinutesSinceYearOne,
  minutesPerDay,
  minutesSinceYearOne,
  timeOfMinutes,
} from '#shared/domain/calendar/calendar.ts';
import type { FormattedMatch, MatchStatus } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { addressOfCalendar, type CalendarName } from '#shared/pages/calendars.ts';
import { fingerprintOf } from '#shared/pages/fingerprint.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { decisionText } from '#shared/text/match-state.ts';
import { placeText } from '#shared/text/place.ts';

export interface CalendarMatch {
  readonly match: FormattedMatch;
  /** As it is stored now, so that its version is never behind its rules. */
  readonly tournament: Pick<Tournament, 'name' | 'version'> & { readonly rules: Pick<TournamentRules, 'matchMinutes'> };
}

/** A round in which a team has no match. */
export interface FreeRound {
  readonly round: string;
  /** The round's first day. */
  readonly date: string;
  readonly team: TeamRef;
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'version'>;
}

export interface CalendarContent {
  readonly calendar: CalendarName;
  /** The name of the team or tournament, of a match that of its tournament. */
  readonly name: string;
  readonly matches: readonly CalendarMatch[];
  readonly free: readonly FreeRound[];
  readonly site: SiteFacts;
}

/** How often applications are asked to read a calendar again, in seconds. */
const refreshInterval = 3600;

/**
 * The calendar in iCalendar format, as of the moment `now`, which DTSTAMP tells. A match keeps its UID. Its SEQUENCE rises
 * with each change of the match or of its tournament, whose rules give the end (RFC 5546, 2.1.4), and never falls, because
 * a match stays in its tournament. A new name of a team or cancha moves nothing: the new DTSTAMP says it (RFC 5545,
 * 3.8.7.2).
 */
export function writeCalendar({ calendar, name, matches, free, site }: CalendarContent, now: Date): string {
  const file = new ICalCalendar({
    name: `${name} · ${site.name}`,
    prodId: { company: 'Torneo', product: 'Partidos', language: 'ES' },
    // With a zone for the whole calendar, the library writes DTSTAMP in local time, which no reader expects.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    ttl: refreshInterval,
    events: [
      ...matches.map((match) => eventOf(match, site, now)),
      ...free.map((round) => eventOfFreeRound(round, site, now)),
    ],
    x: [{ key: 'X-WR-TIMEZONE', value: site.timeZone }],
  });
  if (site.url !== '') file.source(`${site.url}${addressOfCalendar(calendar)}`);
  return file.toString();
}

function eventOf({ match, tournament }: CalendarMatch, site: SiteFacts, now: Date): ICalEventData {
  const start = minutesSinceYearOne(match.matchDate, match.matchTime);
  const page = site.url === '' ? '' : `${site.url}${paths.match.getHref(match.id)}`;
  return {
    id: `partido-${match.id}@${hostOf(site)}`,
    sequence: match.version + tournament.version,
    stamp: now,
    start: localTimestamp(start),
    end: localTimestamp(start + tournament.rules.matchMinutes),
    timezone: site.timeZone,
    summary: summaryOf(match),
    description: [`${tournament.name} · ${match.round}`, refereeText(match), page]
      .filter((line) => line !== '')
      .join('\n'),
    location: placeText(match),
    status: eventStatuses[match.status] ?? ICalEventStatus.CONFIRMED,
    url: page || null,
  };
}

/** A whole day on which the calendar's owner is not busy. */
function eventOfFreeRound({ round, date, team, tournament }: FreeRound, site: SiteFacts, now: Date): ICalEventData {
  return {
    id: `libre-${tournament.id}-${team.id}-${fingerprintOf(round)}@${hostOf(site)}`,
    sequence: tournament.version,
    stamp: now,
    start: `${date}T00:00:00`,
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: `Libre: ${team.name}`,
    description: `${tournament.name} · ${round}`,
  };
}

const hostOf = ({ url }: SiteFacts): string => (url === '' ? 'torneo.invalid' : new URL(url).host);

/** The library writes it as it stands, in whatever zone it runs. */
const localTimestamp = (minute: number): string =>
  `${dateOfMinutesSinceYearOne(minute)}T${timeOfMinutes(minute % minutesPerDay)}:00`;

const refereeText = ({ referee }: FormattedMatch): string => (referee ? `Árbitro: ${referee.name}` : '');

const eventStatuses: Partial<Record<MatchStatus, ICalEventStatus>> = {
  cancelled: ICalEventStatus.CANCELLED,
  // A device then reminds nobody of it; with a new date it is confirmed again.
  postponed: ICalEventStatus.CANCELLED,
};

const titlePrefixes: Partial<Record<MatchStatus, string>> = { cancelled: 'Cancelado: ', postponed: 'Postergado: ' };

/** Some applications ignore the status of an event, so its title says it too. */
function summaryOf(match: FormattedMatch): string {
  const { status, homeTeam, homeTeamId, awayTeam, awayTeamId, scoreDisplay } = match;
  const [home, away] = [teamNameOrFallback(homeTeam.name, homeTeamId), teamNameOrFallback(awayTeam.name, awayTeamId)];
  if (status === 'completed') return `${home} ${scoreDisplay} ${away} ${decisionText(match)}`.trim();
  return `${titlePrefixes[status] ?? ''}${home} - ${away}`;
}
