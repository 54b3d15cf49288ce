/** Writes a tournament of any size to the table: squads, canchas, referees, a group, and half of the matches played. */
import { randomUUID } from 'node:crypto';
import { prepareBookingsChange } from '#functions/competition/records/bookings.ts';
import { prepareGroupCreation } from '#functions/competition/records/groups.ts';
import { type MatchFields, prepareMatchCreation } from '#functions/competition/records/matches.ts';
import { prepareMemberCreation } from '#functions/competition/records/members.ts';
import { staffStore } from '#functions/competition/records/staff.ts';
import { prepareTournamentCreation } from '#functions/competition/records/tournaments.ts';
import { commit, type TableWrite } from '#functions/platform/table/commit.ts';
import { prepareEntityCreation } from '#functions/platform/table/entities.ts';
import { dateOfDaysSinceYearOne, daysSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import { limits } from '#shared/domain/limits.ts';
import { tournamentWithoutFixture } from '#shared/domain/rounds/tournament-without-fixture.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { createMatchEventWrites, createSquadWrites, goalkeeperIdOf } from './league-people.ts';

export interface League {
  readonly id: number;
  readonly matches: readonly MatchFields[];
  /** The matches of the first round to come; their teams, canchas and referees are booked. */
  readonly nextRound: readonly MatchFields[];
  readonly groupId: number;
}

const createdAt = new Date().toISOString();
const authorship = { by: 1, at: createdAt };
const todayNumber = daysSinceYearOne(createdAt.slice(0, 10));
/** The most writes that a transaction takes. */
const maxWritesPerTransaction = 100;
const canchaCount = 4;

/**
 * A league of `size` matches: all teams play each other twice, or more often in the largest league. `playedPart` of its
 * rounds are played, from 0 to 1.
 */
export async function writeLeague(id: number, size: number, playedPart = 1 / 2): Promise<League> {
  const teams = teamCountFor(size);
  const idOf = (number: number) => id * 1000 + number;
  const playedRounds = Math.ceil(Math.ceil(size / (teams / 2)) * playedPart);
  const teamIds = Array.from({ length: teams }, (_, number) => idOf(number));
  const group = { id, tournamentId: id, name: 'Zona A', teamIds: teamIds.slice(0, teams / 2) };
  const matches = Array.from({ length: size }, (_, index) =>
    assignGroupToMatch(matchAtIndex(id, index, teams, playedRounds, idOf), group),
  );
  await writeInTransactions([
    ...teamIds.map(createTeamWrite),
    ...teamIds.flatMap((teamId) => createSquadWrites(teamId, authorship)),
    ...prepareGroupCreation(group, authorship).writes,
    ...Array.from({ length: canchaCount }, (_, number) => createCanchaWrite(idOf(number))),
    ...Array.from({ length: canchaCount }, (_, number) => createRefereeWrites(idOf(number))).flat(),
    createTournamentWrite(id, size, teamIds),
    ...matches.flatMap((match) => prepareMatchCreation(match, authorship).writes),
    ...matches.flatMap((match, index) => createMatchEventWrites(match, index, authorship)),
  ]);
  const next = matches.find(({ status }) => status === 'scheduled');
  const nextRound = matches.filter(({ round }) => round === next?.round);
  for (const match of nextRound) await writeInTransactions(await prepareBookingWrites(match));
  return { id, matches, nextRound, groupId: group.id };
}

/** A match of two teams of the group counts for the group's table too. */
function assignGroupToMatch(
  match: MatchFields,
  { id, teamIds }: { id: number; teamIds: readonly number[] },
): MatchFields {
  const sides = [match.homeTeamId, match.awayTeamId];
  return sides.every((side) => teamIds.includes(side ?? 0)) ? { ...match, groupId: id } : match;
}

async function prepareBookingWrites(match: MatchFields): Promise<readonly TableWrite[]> {
  const booked = await prepareBookingsChange([{ before: null, after: match }]);
  if ('matchId' in booked) throw new Error(`match ${match.id} wants what match ${booked.matchId} has`);
  return booked.writes;
}

async function writeInTransactions(writes: readonly TableWrite[]): Promise<void> {
  for (let from = 0; from < writes.length; from += maxWritesPerTransaction) {
    await commit(writes.slice(from, from + maxWritesPerTransaction));
  }
}

/** The smallest even number of teams that play `size` matches when all meet home and away, within the limit. */
function teamCountFor(size: number): number {
  let teams = 4;
  while (teams * (teams - 1) < size && teams < limits.participants) teams += 2;
  return teams;
}

const teamNameColours = ['Rojo', 'Azul', 'Verde', 'Blanco', 'Negro', 'Celeste', 'Naranja'];
const teamNameTrees = ['Ombú', 'Ceibo', 'Quebracho', 'Algarrobo', 'Jacarandá', 'Lapacho', 'Ñandubay', 'Timbó', 'Tala'];

function createTeamWrite(id: number): TableWrite {
  const name = `Deportivo ${teamNameTrees[id % teamNameTrees.length]} ${teamNameColours[id % teamNameColours.length]} ${id % 1000}`;
  const logo = `/logos/${id}/${randomUUID()}.webp`;
  return prepareEntityCreation(
    'TEAM',
    { id, name, coach: 'Entrenador', foundationYear: 1950, city: 'Morón', logo },
    authorship,
  ).write;
}

const createCanchaWrite = (id: number): TableWrite =>
  prepareEntityCreation(
    'CANCHA',
    { id, nombre: `Cancha ${id % 1000}`, ubicacion: 'Complejo Sur', disponible: true },
    authorship,
  ).write;

function createTournamentWrite(id: number, size: number, teamIds: number[]): TableWrite {
  const dates = {
    startDate: dateOfDaysSinceYearOne(todayNumber - 365),
    endDate: dateOfDaysSinceYearOne(todayNumber + 365),
  };
  const texts = { name: `Torneo de ${size} partidos`, description: '', status: 'in_progress' as const };
  return prepareTournamentCreation(
    { id, ...texts, ...dates, teamIds, rules: defaultRules, adjustments: [], bands: [], ...tournamentWithoutFixture },
    authorship,
  ).write;
}

function createRefereeWrites(id: number): TableWrite[] {
  const fields = { id, teamId: 0, name: `Árbitro Apellido ${id % 1000}`, role: 'Referee', phone: '', email: '' };
  return prepareMemberCreation(staffStore, fields, authorship).writes;
}

/** The match at `index`: rounds are a week apart around today, and each team plays once per round (circle method). */
function matchAtIndex(
  tournamentId: number,
  index: number,
  teams: number,
  playedRounds: number,
  idOf: (number: number) => number,
): MatchFields {
  const perRound = teams / 2;
  const round = Math.floor(index / perRound);
  const pair = index % perRound;
  const placed = (position: number) => (position === 0 ? teams - 1 : (round + position) % (teams - 1));
  const sides = [idOf(placed(pair)), idOf(placed(teams - 1 - pair))];
  const [homeTeamId = 0, awayTeamId = 0] = round % 2 === 0 ? sides : sides.reverse();
  const isPlayed = round < playedRounds;
  const day = todayNumber + 1 + (round - playedRounds) * 7;
  return {
    id: tournamentId * 100_000 + index + 1,
    tournamentId,
    groupId: 0,
    round: `Fecha ${round + 1}`,
    homeTeamId,
    awayTeamId,
    homeFrom: null,
    awayFrom: null,
    isPlayoff: false,
    matchDate: dateOfDaysSinceYearOne(day),
    matchTime: `${10 + (Math.floor(pair / canchaCount) % 12)}:00`,
    location: 'Complejo Sur',
    canchaId: idOf(pair % canchaCount),
    refereeId: idOf(pair % canchaCount),
    assistantId: 0,
    homePenalties: null,
    awayPenalties: null,
    walkover: null,
    homeGoalkeeperId: isPlayed ? goalkeeperIdOf(homeTeamId) : 0,
    awayGoalkeeperId: isPlayed ? goalkeeperIdOf(awayTeamId) : 0,
    ...(isPlayed
      ? { status: 'completed', homeScore: (index * 7) % 5, awayScore: (index * 3) % 4 }
      : { status: 'scheduled', homeScore: null, awayScore: null }),
  };
}
