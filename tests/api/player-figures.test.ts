import { beforeAll, expect, test } from 'vitest';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, editTournament, expectOk, playMatch } from '#tests/support/api-fixtures.ts';
import { createMatchEvent, deleteEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { clockMark, createMatchDay, endOf, presenceOf, sendOperations } from '#tests/support/sheet-operations.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

/** Plays a match that the home team wins 3-1, and records these events of one player. */
async function playMatchWithEvents(cup: WithId, home: WithId, away: WithId, player: Player, events: EventType[]) {
  const match = await playMatch(cup, home, '3-1', away);
  for (const [at, eventType] of events.entries()) await createMatchEvent(match, player, eventType, at + 1);
  return match;
}

async function readGoalsAndSuspension({ id, teamId }: Player) {
  await publishChanges();
  const one = expectOk(await call('GET /players/{id}', { as: 'admin', params: { id } }));
  const ofTeam = expectOk(await call('GET /players/team/{id}', { as: 'admin', params: { id: teamId } }));
  const everywhere = expectOk(await call('GET /players', { as: 'admin' }));
  for (const list of [ofTeam, everywhere]) expect(list.find((player) => player.id === id)).toEqual(one);
  return [one.goalsScored, one.suspensionMatchesRemaining];
}

test('the goals of a player in all tournaments are added, and the longest suspension still to serve is shown', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const [player, blameless] = [await createPlayer(ombu), await createPlayer(ombu)];
  const strict = { rules: { suspensions: { red: 3 } } };
  const [cup, league] = [await createTournament(strict), await createTournament()];
  await playMatchWithEvents(cup, ombu, ceibo, player, ['goal', 'goal', 'owngoal', 'redcard']);
  const ofLeague = await playMatchWithEvents(league, ombu, ceibo, player, ['goal', 'redcard']);
  expect(await readGoalsAndSuspension(player)).toEqual([3, 3]);
  expect(await readGoalsAndSuspension(blameless)).toEqual([0, 0]);

  await playMatch(cup, ombu, '0-0', ceibo);
  expect(await readGoalsAndSuspension(player)).toEqual([3, 2]);

  expectOk(await editTournament(cup, { status: 'completed' }));
  expect(await readGoalsAndSuspension(player)).toEqual([3, 1]);

  const params = { id: ofLeague.id };
  for (const event of expectOk(await call('GET /matchevents/match/{id}', { params }))) await deleteEvent(event);
  expect(await readGoalsAndSuspension(player)).toEqual([2, 0]);
});

test('a new player has no goals and no suspension', async () => {
  const [ombu] = await createTeams('Ombú');
  expect(await createPlayer(ombu)).toMatchObject({ goalsScored: 0, suspensionMatchesRemaining: 0 });
});

test('the number of matches of a player follows the sheets, also when presence is corrected after the end', async () => {
  const { match, home, homePlayers } = await createMatchDay();
  const [nine, five] = homePlayers;
  const readMatchesPlayed = async () => {
    await publishChanges();
    const squad = expectOk(await call('GET /players/team/{id}', { as: 'admin', params: { id: home.id } }));
    return [nine, five].map(({ id }) => squad.find((player) => player.id === id)?.matchesPlayed);
  };
  await sendOperations(match, [presenceOf(home.id, [nine.id, five.id], 60), clockMark('start', 50), endOf({}, 10)]);
  expect(await readMatchesPlayed()).toEqual([1, 1]);
  await sendOperations(match, [presenceOf(home.id, [five.id])]);
  expect(await readMatchesPlayed()).toEqual([0, 1]);
});
