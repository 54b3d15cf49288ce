/** Reads what the tribunal has decided about whoever plays in a tournament, and what is needed to count it. */
import type { BulletinReference } from '#shared/domain/schemas/bulletin.ts';
import type { SanctionsToCount } from '#shared/domain/suspensions/suspensions.ts';
import { listBookedMatches } from '../records/bookings.ts';
import { findMatches, type StoredMatch } from '../records/matches.ts';
import { readPlayersById, type StoredPlayer } from '../records/players.ts';
import {
  everyTournament,
  listSanctions,
  listSanctionsOfTournament,
  type StoredSanction,
} from '../records/sanctions.ts';
import { listTournaments } from '../records/tournaments.ts';

export type Discipline = Omit<SanctionsToCount, 'view'> & {
  readonly sanctions: readonly StoredSanction[];
  /** The players whom the sanctions are about, by id. */
  readonly players: ReadonlyMap<number, StoredPlayer>;
};

/** The sanctions of a tournament, and of those in every tournament the ones about players of its participants. */
export async function readDiscipline(tournamentId: number, participants: readonly number[]): Promise<Discipline> {
  const [own, everywhere] = await Promise.all([
    listSanctionsOfTournament(tournamentId),
    listSanctionsOfTournament(everyTournament),
  ]);
  const players = await readPlayersById(
    new Set([...own, ...everywhere].flatMap(({ subject }) => (subject.kind === 'player' ? [subject.id] : []))),
  );
  const teamIdOfPlayer = new Map([...players].map(([id, { teamId }]) => [id, teamId]));
  const plays = ({ subject, teamId }: StoredSanction) =>
    participants.includes(teamId) ||
    (subject.kind === 'player' && participants.includes(teamIdOfPlayer.get(subject.id) ?? 0));
  const here = everywhere.filter(plays);
  const otherMatches = await readMatchesElsewhere(here, tournamentId);
  return { sanctions: [...own, ...here], otherMatches, teamIdOfPlayer, players };
}

/** The matches in other tournaments that serve bans in every tournament, or that such a ban begins with. */
async function readMatchesElsewhere(
  everywhere: readonly StoredSanction[],
  tournamentId: number,
): Promise<StoredMatch[]> {
  const bans = everywhere.filter(({ subject }) => subject.kind === 'player');
  const teamIds = new Set(bans.flatMap(({ teamId }) => (teamId === 0 ? [] : [teamId])));
  const booked = await Promise.all([...teamIds].map((teamId) => listBookedMatches('TEAM', teamId)));
  const causes = bans.flatMap(({ matchId }) => matchId ?? []);
  const matches = await findMatches([...new Set([...booked.flat(), ...causes])]);
  return matches.filter((match) => match.tournamentId !== tournamentId);
}

/** The tournaments in which somebody plays whom these sanctions bar from all. */
export async function listTournamentsUnderSanction(
  sanctions: readonly Pick<StoredSanction, 'subject' | 'teamId'>[],
): Promise<number[]> {
  if (sanctions.length === 0) return [];
  const playerIds = new Set(sanctions.flatMap(({ subject }) => (subject.kind === 'player' ? [subject.id] : [])));
  const players = await readPlayersById(playerIds);
  const teamIds = [...sanctions.map(({ teamId }) => teamId), ...[...players.values()].map(({ teamId }) => teamId)];
  const tournaments = await listTournaments();
  return tournaments.filter((each) => teamIds.some((id) => each.teamIds.includes(id))).map(({ id }) => id);
}

/**
 * The tournaments, of one or all, with sanctions of known teams that no bulletin has published, or one that does not tell
 * their names to everybody.
 */
export async function listTournamentsWithUntold(
  tournamentId: number | undefined,
  knows: (teamId: number) => boolean,
  isTold: (bulletin: BulletinReference) => boolean,
): Promise<number[]> {
  const all =
    tournamentId === undefined
      ? await listSanctions()
      : (await Promise.all([tournamentId, everyTournament].map(listSanctionsOfTournament))).flat();
  const untold = all.filter(({ bulletin, teamId }) => !(bulletin && isTold(bulletin)) && knows(teamId));
  const [everywhere, own] = [true, false].map((isEverywhere) =>
    untold.filter((each) => (each.tournamentId === everyTournament) === isEverywhere),
  );
  const ids = [
    ...(own ?? []).map((each) => each.tournamentId),
    ...(await listTournamentsUnderSanction(everywhere ?? [])),
  ];
  return [...new Set(ids)].filter((id) => tournamentId === undefined || id === tournamentId);
}
