/** Reads the bans of players of one team as they are now, for whoever decides on a match: from cards and all sanctions. */
import type { Ban } from '#shared/domain/schemas/suspension.ts';
import { computeBans } from '#shared/domain/suspensions/suspensions.ts';
import { localDay } from '../../platform/local-time.ts';
import { listMatchesOfTeam } from '../records/booked-matches.ts';
import { listEventsOfPlayers } from '../records/events.ts';
import type { StoredMatch } from '../records/matches.ts';
import { readTimeZone } from '../records/settings.ts';
import { getTournament } from '../records/tournaments.ts';
import { readDiscipline } from './read-discipline.ts';

/** Computed from the source, because published suspensions lag and leave out what no bulletin has told. */
export async function readBansOfPlayers(
  { id, tournamentId }: Pick<StoredMatch, 'id' | 'tournamentId'>,
  teamId: number,
  playerIds: readonly number[],
  now: Date,
): Promise<Ban[]> {
  const [events, all] = await Promise.all([
    listEventsOfPlayers(tournamentId, playerIds),
    readDiscipline(tournamentId, [teamId]),
  ]);
  const sanctions = all.sanctions.filter(({ subject }) => subject.kind === 'player' && playerIds.includes(subject.id));
  // The match's own cards suspend nobody for it.
  if (sanctions.length === 0 && events.every(({ matchId }) => matchId === id)) return [];
  const teamIds = new Set([teamId, ...sanctions.flatMap((each) => (each.teamId === 0 ? [] : [each.teamId]))]);
  const [{ rules }, timeZone, ...matches] = await Promise.all([
    getTournament(tournamentId),
    readTimeZone(),
    ...[...teamIds].map((each) => listMatchesOfTeam(tournamentId, each)),
  ]);
  const byId = new Map(matches.flat().map((match) => [match.id, match]));
  return computeBans({
    matches: [...byId.values()],
    events,
    rules: rules.suspensions,
    today: localDay(now, timeZone),
    discipline: { ...all, sanctions, view: 'all' },
  });
}
