/** Players, created through the API as an administrator would. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, onStartApi } from './api.ts';
import { expectOk } from './api-fixtures.ts';

type PlayerFields = Partial<SentBody<Api['POST /players']>>;
interface WithId {
  readonly id: number;
}

let createdPlayerCount = 0;
onStartApi(() => {
  createdPlayerCount = 0;
});

/**
 * The body of a request that creates a substitute player. The jersey numbers run from 11 to 70 and then start over;
 * tests may choose other numbers freely.
 */
export function newPlayerBody({ id: teamId }: WithId, more: PlayerFields = {}) {
  createdPlayerCount += 1;
  const jerseyNumber = 11 + (createdPlayerCount % 60);
  const person = { firstName: 'Tomás', lastName: `Ibarra ${createdPlayerCount}`, dateOfBirth: '1998-05-21' };
  return { teamId, ...person, jerseyNumber, ...more };
}

export const postPlayer = (team: WithId, more: PlayerFields = {}) =>
  call('POST /players', { as: 'admin', body: newPlayerBody(team, more) });

export async function createPlayer(team: WithId, more: PlayerFields = {}): Promise<Player> {
  return expectOk(await postPlayer(team, more));
}

/** Adds `size` players in one request, each with a number of their own unless `more` names one. */
export async function createSquad(team: WithId, size: number, more: PlayerFields = {}): Promise<readonly Player[]> {
  if (size === 0) return [];
  const players = Array.from({ length: size }, () => {
    const { teamId: _same, ...player } = newPlayerBody(team, more);
    return player;
  });
  return expectOk(await call('POST /players/batch', { as: 'admin', body: { teamId: team.id, players } }));
}

/** Saves a player with some changes to what was read. */
export const editPlayer = (player: Player, changes: Partial<Player> & { fullName?: string }) => {
  const { version: _any, dateOfBirth = '1998-05-21', ...read } = player;
  return call('PUT /players/{id}', {
    as: 'admin',
    params: { id: player.id },
    body: { ...read, dateOfBirth, ...changes },
  });
};

export const deletePlayer = ({ id }: WithId) => call('DELETE /players/{id}', { as: 'admin', params: { id } });
