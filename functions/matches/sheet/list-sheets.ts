/** Lists sheets: all those of a day for administrators, and those that the caller keeps. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { DaySheet, OwnSheet } from '#shared/domain/schemas/sheet-overview.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { presentMatches } from '../../competition/matches/present-matches.ts';
import { listMatchesOfDay, listMatchesOfSheetUser } from '../../competition/records/booked-matches.ts';
import { listCanchas } from '../../competition/records/canchas.ts';
import { listEventsOfMatch } from '../../competition/records/events.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { getSettings } from '../../competition/records/settings.ts';
import { readMatchIdsWithLink } from '../../competition/records/sheet-links.ts';
import { listTeams } from '../../competition/records/teams.ts';
import { localDay } from '../../platform/local-time.ts';
import { Problem } from '../../platform/problem.ts';
import { presentLink } from './access.ts';
import { readSheetProgress } from './progress.ts';

export async function listSheetsOfDay({
  query,
  caller,
  now,
}: RequestOfRoute<'GET /matches/sheets'>): Promise<DaySheet[]> {
  const [{ timeZone }, teams, canchas] = await Promise.all([getSettings(), listTeams(), listCanchas()]);
  const date = query.date ?? localDay(now, timeZone);
  const idOf = ({ id }: { id: number }) => id;
  const dates = Array.from({ length: query.days ?? 1 }, (_, before) => addDays(date, -before));
  const found = await Promise.all(dates.map((day) => listMatchesOfDay(day, teams.map(idOf), canchas.map(idOf))));
  const matches = found.flat().sort(comparePlayOrder);
  const ids = matches.map(idOf);
  const [presented, linked, progress, redCards] = await Promise.all([
    presentMatches(matches, caller),
    readMatchIdsWithLink(ids),
    readSheetProgress(matches),
    Promise.all(matches.map(countRedCards)),
  ]);
  return matches.map((match, at) => ({
    match: formatMatch(presented[at] as (typeof presented)[number]),
    ...progress(match),
    redCards: redCards[at] ?? 0,
    sheetUserIds: match.sheetUserIds ?? [],
    link: presentLink(match, linked.has(match.id), timeZone, now),
  }));
}

async function countRedCards(match: StoredMatch): Promise<number> {
  if (!isMatchStarted(match)) return 0;
  const events = await listEventsOfMatch(match.tournamentId, match.id);
  return events.filter(({ eventType }) => eventType === 'redcard').length;
}

/** How many days ago a match of one's own sheets was at most. */
const daysListedBefore = 7;

export async function listOwnSheets({ caller, now }: RequestOfRoute<'GET /matches/sheets/own'>): Promise<OwnSheet[]> {
  if (!caller) throw new Problem('invalid-token');
  if (!caller.roles.includes('Planillero')) return [];
  const { timeZone } = await getSettings();
  const today = localDay(now, timeZone);
  const from = addDays(today, -daysListedBefore);
  const found = (await listMatchesOfSheetUser(caller.id, from)).sort(comparePlayOrder);
  const earlier = found.filter(({ matchDate }) => matchDate < today).reverse();
  const matches = [...found.filter(({ matchDate }) => matchDate >= today), ...earlier];
  const [presented, progress] = await Promise.all([presentMatches(matches, caller), readSheetProgress(matches)]);
  return matches.map((match, at) => ({
    match: formatMatch(presented[at] as (typeof presented)[number]),
    state: progress(match).state,
  }));
}
