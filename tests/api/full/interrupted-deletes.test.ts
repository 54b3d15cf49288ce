import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { limitRemainingTime, startTimedApi } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  postMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { postMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startTimedApi);

/** Sets the mark that a delete sets before it looks for references, and that stays when its Lambda dies. */
const markAsDeleting = (key: Key, secondsAgo: number) =>
  documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: 'SET deleting = :mark',
      ExpressionAttributeValues: { ':mark': Date.now() - secondsAgo * 1000 },
    }),
  );

let teamOmbu: Team;
let teamCeibo: Team;
let tournament: Tournament;
beforeEach(async () => {
  [teamOmbu, teamCeibo] = await createTeams('Ombú', 'Ceibo');
  tournament = await createTournament({ teamIds: [teamOmbu.id, teamCeibo.id] });
});

/** Saves a reference to an entity whose delete began `secondsAgo`, and returns the status of the answer. */
type SaveReferenceDuringDelete = (secondsAgo: number) => Promise<number>;

const requestMatchDuringDelete = async (key: Key, more: Parameters<typeof postMatch>[3], secondsAgo: number) => {
  await markAsDeleting(key, secondsAgo);
  return (await postMatch(tournament, teamOmbu, teamCeibo, more)).status;
};

const saveFunctionByReference: Record<string, SaveReferenceDuringDelete> = {
  'a team in a match': (secondsAgo) => requestMatchDuringDelete(keys.entity('TEAM', teamOmbu.id), {}, secondsAgo),
  'a cancha of a match': async (secondsAgo) => {
    const { id: canchaId } = await createCancha('Norte');
    return requestMatchDuringDelete(keys.entity('CANCHA', canchaId), { canchaId }, secondsAgo);
  },
  'the referee of a match': async (secondsAgo) => {
    const refereeId = await createOfficialId();
    return requestMatchDuringDelete(keys.staff(0, refereeId), { refereeId }, secondsAgo);
  },
  'the scorer of a goal': async (secondsAgo) => {
    const player = await createPlayer(teamOmbu);
    const match = await createScheduledMatch(tournament, teamOmbu, teamCeibo);
    await saveScore(match, '1-0');
    await markAsDeleting(keys.player(teamOmbu.id, player.id), secondsAgo);
    return (await postMatchEvent(match, player, 'goal')).status;
  },
  'the goalkeeper of a match': async (secondsAgo) => {
    const { id: homeGoalkeeperId } = await createPlayer(teamOmbu);
    const match = await createScheduledMatch(tournament, teamOmbu, teamCeibo);
    await markAsDeleting(keys.player(teamOmbu.id, homeGoalkeeperId), secondsAgo);
    const played = { status: 'completed', homeScore: 1, awayScore: 0, homeGoalkeeperId } as const;
    return (await editMatch(match, played)).status;
  },
};

describe.each(Object.entries(saveFunctionByReference))('deleting %s', (_, refer) => {
  test('refuses a save that refers to it meanwhile', async () => {
    limitRemainingTime(8000);
    expect(await refer(1)).toBeGreaterThanOrEqual(400);
  });

  test('no longer refuses such a save after 31 seconds, even if it never finished', async () => {
    expect([200, 201]).toContain(await refer(31));
  });
});
