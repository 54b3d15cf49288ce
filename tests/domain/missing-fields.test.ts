/** What the forms of a team and of a player ask for when a pasted list left something out. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { formValuesFromPlayer, playerFormSchema } from '#web/features/players/player-fields.ts';
import { formValuesFromTeam, teamFormSchema } from '#web/features/teams/team-fields.ts';

const team = { id: 1, version: 1, name: 'Ombú', shortName: '', logo: '' };
const listedTeam: Team = { ...team, coach: null, city: null, foundationYear: null };
const wholeTeam: Team = { ...team, coach: 'Raúl Paz', city: 'Lanús', foundationYear: 1948 };

/** The fields that the form refuses, or what it sends. */
function submit<Sent, Read>(schema: z.ZodMiniType<Read, Sent>, values: Sent) {
  const { error, data } = z.safeParse(schema, values);
  return error ? error.issues.map(({ path }) => path.join('.')) : data;
}

test('a team from a list can be renamed without a coach, a city and a year, which stay null', () => {
  const values = { ...formValuesFromTeam(listedTeam), name: 'Ombú del Sur' };
  expect(submit(teamFormSchema(listedTeam, 2026), values)).toMatchObject({
    name: 'Ombú del Sur',
    coach: null,
    city: null,
    foundationYear: null,
  });
  expect(submit(teamFormSchema(listedTeam, 2026), { ...values, city: 'Lanús' })).toMatchObject({ city: 'Lanús' });
  expect(submit(teamFormSchema(listedTeam, 2026), { ...values, foundationYear: 2027 })).toEqual(['foundationYear']);
});

test('what a team has cannot be emptied', () => {
  const emptied = formValuesFromTeam(listedTeam);
  expect(submit(teamFormSchema(wholeTeam, 2026), emptied)).toEqual(['coach', 'foundationYear', 'city']);
  expect(submit(teamFormSchema(null, 2026), emptied)).toEqual(['coach', 'foundationYear', 'city']);
});

test('a player from a list can be corrected without a position and a birth date, which is never to come', () => {
  const player: Omit<Player, 'position' | 'dateOfBirth'> = {
    id: 1,
    version: 1,
    teamId: 1,
    firstName: 'Ana',
    lastName: 'Gil',
    fullName: 'Ana Gil',
    jerseyNumber: 7,
    isStarter: false,
    status: 'active',
    role: '',
    goalsScored: 0,
    matchesPlayed: 0,
    suspensionMatchesRemaining: 0,
    squadSince: null,
  };
  const listed: Player = { ...player, position: null, dateOfBirth: null };
  const whole: Player = { ...player, position: 'Defensa', dateOfBirth: '1998-05-12' };
  const values = formValuesFromPlayer(listed);
  const schema = playerFormSchema(listed, '2026-11-23');
  expect(submit(schema, values)).toMatchObject({ lastName: 'Gil', position: null, dateOfBirth: null });
  expect(submit(schema, { ...values, dateOfBirth: '2026-11-24' })).toEqual(['dateOfBirth']);
  expect(submit(playerFormSchema(whole, '2026-11-23'), values)).toEqual(['position', 'dateOfBirth']);
});
