/**
 * The match day of a replay: a hundred tournaments of eight teams, each with four matches from 14:00 on, one after the
 * other, and a change every five minutes while they are played.
 */
import type { PublishedPage } from '#shared/pages/published-pages.ts';

export const tournamentCount = 100;
const teamsOfTournament = 8;
const matchesOfTournament = 28;
const matchesOfDay = 4;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long the replay is, in milliseconds. */
export const replayedTime = day;
const firstKickoff = 14 * hour;
const changeEvery = 5 * minute;
const changesOfMatch = hour / changeEvery;

export const hourOf = (now: number): number => Math.floor(now / hour);

export const isInPlay = (now: number): boolean => now >= firstKickoff && now < firstKickoff + matchesOfDay * hour;

/** Ids of teams and matches tell their tournament. */
const idsOfTournament = 100;
export const teamOf = (tournament: number, number: number): number =>
  tournament * idsOfTournament + (number % teamsOfTournament);
export const matchOf = (tournament: number, number: number): number =>
  tournament * idsOfTournament + (number % matchesOfTournament);
export const tournamentOfPage = ({ name, id = 0 }: PublishedPage): number =>
  name === 'match' || name === 'team' ? Math.floor(id / idsOfTournament) : id;

/** The match of a tournament that is played now, or the first or last one of the day. */
export const matchOfNow = (tournament: number, now: number): number =>
  matchOf(tournament, Math.max(0, Math.min(matchesOfDay - 1, Math.floor((now - firstKickoff) / hour))));

/** How many changes a tournament has had. */
const changesUntil = (now: number): number =>
  Math.floor(Math.min(Math.max(0, now - firstKickoff), matchesOfDay * hour) / changeEvery);

/** What the page shows at this moment; it changes with every change of the tournament, a match's with its own alone. */
export function versionOfPage({ name, id = 0 }: PublishedPage, now: number): string {
  const changes = changesUntil(now);
  if (name !== 'match') return String(changes);
  const before = (id % idsOfTournament) * changesOfMatch;
  return String(Math.max(0, Math.min(changes - before, changesOfMatch)));
}

/**
 * Which crests a page shows at this moment: a tournament and a match always the same, the home page those of the matches
 * of this hour, the list of tournaments and teams other ones after the matches than before.
 */
export function crestsOfPage({ name, id = 0 }: PublishedPage, now: number): string {
  const halfDay = Number(now > firstKickoff);
  const changing = { home: hourOf(now), tournaments: halfDay, team: halfDay };
  const version = name in changing ? changing[name as keyof typeof changing] : 0;
  return (id * 1000 + version).toString(16).padStart(16, '0');
}

/** Pages that name pictures, all of which were looked at before. */
export const pagesOfDayBefore = (): PublishedPage[] => [
  { name: 'tournaments' },
  ...Array.from({ length: tournamentCount }, (_, index) => index + 1).flatMap((id): PublishedPage[] => [
    { name: 'tournament', id },
    ...Array.from({ length: teamsOfTournament }, (_team, number) => ({
      name: 'team' as const,
      id: teamOf(id, number),
    })),
  ]),
];
