/**
 * Matches for schedules, written straight into the table: copies of one that the API made, each in a tournament and with
 * teams and players of its own, so that a match costs the same however many there are.
 */
import { getItem } from '#functions/platform/table/client.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import { createScheduledMatch, createTeams, createTournament } from '#tests/support/api-fixtures.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createPlanillero } from '#tests/support/sheets.ts';
import { putItems, type TableItem } from '../own-table.ts';

interface Side {
  readonly id: number;
  readonly playerIds: readonly number[];
}

export interface MatchOnTable {
  readonly id: number;
  readonly tournamentId: number;
  readonly home: Side;
  readonly away: Side;
}

/** The items of a match, by what they are; players in the order of `playerIds`. */
interface MatchItems {
  readonly tournament: TableItem;
  readonly match: TableItem;
  readonly matchRef: TableItem;
  readonly team: TableItem;
  readonly player: TableItem;
  readonly playerRef: TableItem;
}

const playersOfTeam = 1;
/** Far above the ids that the API gives. */
const firstId = 1_000_000;

/** Copies a match as often as wanted; `headers` are those of the Planillero who keeps all their sheets. */
export async function prepareMatchCopies() {
  const { user, headers } = await createPlanillero();
  const original = await readOriginal(user.id);
  let nextId = firstId;
  const newIds = (count: number): number[] => Array.from({ length: count }, () => nextId++);
  const newSide = (): Side => ({ id: newIds(1)[0] as number, playerIds: newIds(playersOfTeam) });
  const createMatches = async (count: number): Promise<MatchOnTable[]> => {
    const matches = newIds(count).map((id) => ({ id, tournamentId: id, home: newSide(), away: newSide() }));
    await putItems(matches.flatMap((match) => itemsOfCopy(original, match)));
    return matches;
  };
  return { headers, createMatches };
}

async function readOriginal(sheetUserId: number): Promise<MatchItems> {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const player = await createPlayer(home);
  const { id, tournamentId } = await createScheduledMatch(await createTournament(), home, away, {
    matchDate: new Date().toISOString().slice(0, 10),
    sheetUserIds: [sheetUserId],
  });
  const read = async (key: Key) => (await getItem<TableItem>(key)) as TableItem;
  return {
    tournament: await read(keys.entity('TOURNAMENT', tournamentId)),
    match: await read(keys.match(tournamentId, id)),
    matchRef: await read(keys.matchRef(id)),
    team: await read(keys.entity('TEAM', home.id)),
    player: await read(keys.player(home.id, player.id)),
    playerRef: await read(keys.playerRef(player.id)),
  };
}

function itemsOfCopy(original: MatchItems, { id, tournamentId, home, away }: MatchOnTable): TableItem[] {
  const teamIds = new Set([home.id, away.id]);
  const place = { tournamentId, homeTeamId: home.id, awayTeamId: away.id };
  return [
    { ...original.tournament, ...keys.entity('TOURNAMENT', tournamentId), id: tournamentId, teamIds },
    { ...original.match, ...keys.match(tournamentId, id), id, ...place },
    { ...original.matchRef, ...keys.matchRef(id), tournamentId },
    ...[home, away].flatMap((side) => itemsOfSide(original, side)),
  ];
}

const itemsOfSide = ({ team, player, playerRef }: MatchItems, { id: teamId, playerIds }: Side): TableItem[] => [
  { ...team, ...keys.entity('TEAM', teamId), id: teamId },
  ...playerIds.flatMap((id, at) => [
    { ...player, ...keys.player(teamId, id), id, teamId, jerseyNumber: at + 1 },
    { ...playerRef, ...keys.playerRef(id), teamId },
  ]),
];
