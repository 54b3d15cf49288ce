/** A short season for tests of suspensions. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { createScheduledMatch, createTeams, createTournament, playMatch } from './api-fixtures.ts';
import { createPlayer } from './players.ts';

/** Creates three rounds between two teams, the first one played; Juan Pérez is a player of the home team. */
export async function createSeason(more: Parameters<typeof createTournament>[0] = {}) {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament(more);
  const perez = await createPlayer(home, { firstName: 'Juan', lastName: 'Pérez' });
  const fechas: readonly [Match, Match, Match] = [
    await playMatch(cup, home, '1-0', away, { round: 'Fecha 1' }),
    await createScheduledMatch(cup, away, home, { round: 'Fecha 2' }),
    await createScheduledMatch(cup, home, away, { round: 'Fecha 3' }),
  ];
  return { cup, home, away, perez, fechas };
}
