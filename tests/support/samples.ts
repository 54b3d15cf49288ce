/** A good body for every route that takes one: a new route does not compile without its sample. */
import type { Api } from '#shared/contract/index.ts';
import type { BodySent } from '#shared/contract/route.ts';

type WithBody = { [Key in keyof Api]: Api[Key] extends { body: unknown } ? Key : never }[keyof Api];

const team = { name: 'Deportivo Ombú', coach: 'Raúl Paz', foundationYear: 1948, city: 'Lanús' };
const tournament = { name: 'Apertura', startDate: '2026-03-01', endDate: '2026-06-30' };
const match = { homeTeamId: 1, awayTeamId: 2, matchDate: '2026-03-07', matchTime: '14:00', location: 'Complejo Sur' };
const settings = {
  name: 'Liga del Sur',
  timeZone: 'America/Argentina/Buenos_Aires',
  defaultLocation: 'Complejo Sur',
  squadSize: 12,
  starters: 6,
  featuredTournamentId: null,
};

const lineup = { formation: '1-2-2-1' as const, positions: [{ positionId: 1, playerId: 1 }] };

export const samples: { [Key in WithBody]: BodySent<Api[Key]> } = {
  'POST /auth/login': { email: 'nadie@test.ar', password: 'Clave-segura-1' },
  'POST /teams': team,
  'PUT /teams/{id}': team,
  'POST /tournaments': tournament,
  'PUT /tournaments/{id}': tournament,
  'PUT /tournaments/{id}/teams': { teamIds: [1, 2] },
  'POST /matches': { tournamentId: 1, ...match },
  'PUT /matches/{id}': match,
  'PATCH /matches/{id}/score': { homeScore: 2, awayScore: 1 },
  'POST /canchas': { nombre: 'Cancha 1' },
  'PUT /canchas/{id}': { nombre: 'Cancha 1' },
  'POST /groups': { tournamentId: 1, name: 'Zona A', teamIds: [1, 2] },
  'PUT /groups/{id}': { name: 'Zona A' },
  'POST /matchevents': { matchId: 1, playerId: 1, teamId: 1, eventType: 'goal', minute: 12 },
  'PUT /matchevents/{id}': { eventType: 'goal', minute: 12 },
  'PUT /teams/{id}/lineup': lineup,
  'PUT /matches/{id}/lineup/{teamId}': lineup,
  'PUT /settings': settings,
};
