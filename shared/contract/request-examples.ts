/** A valid example body for every route that takes a body; a route without an example does not compile. */
import type { Api } from './index.ts';
import type { SentBody } from './route.ts';

type RouteKeyWithBody = { [Key in keyof Api]: Api[Key] extends { body: unknown } ? Key : never }[keyof Api];

const teamExample = { name: 'Deportivo Ombú', coach: 'Raúl Paz', foundationYear: 1948, city: 'Lanús' };
const tournamentExample = { name: 'Apertura', startDate: '2026-03-01', endDate: '2026-06-30' };
const matchExample = {
  homeTeamId: 1,
  awayTeamId: 2,
  matchDate: '2026-03-07',
  matchTime: '14:00',
  location: 'Complejo Sur',
};
const settingsExample = {
  name: 'Liga del Sur',
  timeZone: 'America/Argentina/Buenos_Aires',
  defaultLocation: 'Complejo Sur',
  squadSize: 12,
  starters: 6,
  featuredTournamentId: null,
};

const sanctionExample = {
  tournamentId: 1,
  subject: { kind: 'player' as const, id: 1 },
  reason: 'Roja directa por insultar al árbitro',
  decidedOn: '2026-03-09',
  measures: [{ kind: 'matches' as const, matches: 2 }],
};

const noticeWordsExample = {
  title: 'Se suspende la fecha',
  text: 'Por la lluvia no se juega hoy. Avisamos la nueva fecha por acá.',
  until: '2026-03-07T23:59:00-03:00',
};

const logoAnnouncementExample = { contentType: 'image/png' as const, size: 48_000 };
const uploadedLogoExample = { key: 'uploads/5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11' };

const playerExample = {
  firstName: 'Tomás',
  lastName: 'Ibarra',
  jerseyNumber: 9,
  position: 'Delantero' as const,
  dateOfBirth: '1998-05-21',
  isStarter: true,
};
const staffExample = {
  name: 'Juana Ríos',
  role: 'Referee' as const,
  phone: '+54 11 4567-8901',
  email: 'juana@test.ar',
};

const fixtureOptionsExample = {
  startDate: '2026-03-07',
  playingTimes: [{ weekdays: [6], from: '14:00', to: '18:00', canchaIds: [1] }],
};
const plannedMatchExample = {
  homeTeamId: 1,
  awayTeamId: 2,
  groupId: 0,
  matchDate: '2026-03-07',
  matchTime: '14:00',
  canchaId: 0,
  refereeId: 0,
  assistantId: 0,
  moved: false,
};

const operationIdExample = '0f8fad5b-d9cb-469f-a165-70867728950e';

const lineupExample = { formation: '1-2-2-1' as const, positions: [{ positionId: 1, playerId: 1 }] };

export const requestExamples: { [Key in RouteKeyWithBody]: SentBody<Api[Key]> } = {
  'POST /auth/login': { email: 'nadie@test.ar', password: 'Clave-segura-1' },
  'POST /auth/password/change': { currentPassword: 'Clave-segura-1', newPassword: 'Clave-segura-2' },
  'POST /auth/password/forgot': { email: 'nadie@test.ar' },
  'POST /auth/password/reset': { email: 'nadie@test.ar', code: '123456', newPassword: 'Clave-segura-2' },
  'POST /auth/register': {
    email: 'marta.sosa@test.ar',
    password: 'Clave-segura-1',
    firstName: 'Marta',
    lastName: 'Sosa',
    roles: ['Admin'],
    teamId: 0,
  },
  'PUT /auth/users/{id}': { roles: ['Admin'], teamId: 0, enabled: true, firstName: 'Marta', lastName: 'Sosa' },
  'POST /teams': teamExample,
  'POST /teams/batch': { teams: [teamExample, { name: 'Atlético Ceibo' }] },
  'PUT /teams/{id}': teamExample,
  'POST /tournaments': tournamentExample,
  'PUT /tournaments/{id}': tournamentExample,
  'PUT /tournaments/{id}/teams': { teamIds: [1, 2] },
  'POST /tournaments/{id}/generate-playoffs': {
    semi1Date: '2026-06-06',
    semi1Time: '15:30',
    semi2Date: '2026-06-06',
    semi2Time: '16:30',
    finalDate: '2026-06-13',
    finalTime: '17:30',
    include3rdPlaceMatch: true,
    thirdPlaceDate: '2026-06-13',
    thirdPlaceTime: '16:00',
    location: 'Complejo Sur',
    canchaId: 0,
  },
  'POST /tournaments/{id}/fixture/plan': fixtureOptionsExample,
  'POST /tournaments/{id}/fixture': {
    rounds: [{ round: 'Fecha 1', matches: [plannedMatchExample], free: [] }],
    legs: 1,
    seed: 20260307,
    location: 'Complejo Sur',
  },
  'POST /tournaments/{id}/fixture/postpone': { round: 'Fecha 1', days: 7, andLater: true },
  'POST /tournaments/{id}/fixture/suspend': { date: '2026-03-07', ...noticeWordsExample },
  'POST /tournaments/{id}/fixture/officials': { officialId: 3, replacementId: 4 },
  'POST /tournaments/{id}/fixture/job': { action: 'continue' },
  'PUT /tournaments/{id}/fixture/matches': {
    matches: [
      {
        id: 1,
        version: 1,
        matchDate: '2026-03-14',
        matchTime: '15:00',
        canchaId: 0,
        refereeId: 0,
        assistantId: 0,
      },
    ],
  },
  'POST /tournaments/{id}/changes/undo': { changeId: '2026-03-07T17:20:05Z#1000001' },
  'POST /tournaments/{id}/withdrawals': { teamId: 1, mode: 'walkovers', reason: 'Se quedó sin jugadores' },
  'POST /matches': { tournamentId: 1, ...matchExample },
  'PUT /matches/{id}': matchExample,
  'PATCH /matches/{id}/score': { homeScore: 2, awayScore: 1 },
  'POST /matches/{id}/sheet/operations': {
    operations: [
      { format: 1, id: operationIdExample, ageSeconds: 5, kind: 'clock', action: 'start' },
      {
        format: 1,
        id: '1b0c2d3e-4f50-4a61-8b72-9c83ad94be05',
        ageSeconds: 0,
        kind: 'event',
        teamId: 1,
        playerId: 1,
        eventType: 'goal',
        minute: 1,
      },
      {
        format: 1,
        id: '6f3c2a10-7d1e-4b53-9a0c-00000000002a',
        ageSeconds: 0,
        kind: 'newPlayer',
        teamId: 1,
        firstName: 'Bruno',
        lastName: 'Sosa',
        jerseyNumber: 23,
      },
      {
        format: 1,
        id: 'a2b4c6d8-1f3e-4a5c-8e7d-9b0a1c2d3e4f',
        ageSeconds: 0,
        kind: 'event',
        teamId: 1,
        // The player whom the operation before adds.
        playerId: -43,
        eventType: 'yellowcard',
        minute: 2,
      },
    ],
  },
  'POST /matches/{id}/sheet/merge': { playerId: 2, samePlayerId: 1 },
  'POST /matches/{id}/sheet/unapplied': { operationId: operationIdExample, decision: 'apply' },
  'POST /notices': { ...noticeWordsExample, scope: { kind: 'federation' }, kind: 'general' },
  'PUT /notices/{id}': { ...noticeWordsExample, scope: { kind: 'federation' }, kind: 'general' },
  'POST /sanctions': sanctionExample,
  'PUT /sanctions/{id}': sanctionExample,
  'POST /tournaments/{id}/bulletins': { date: '2026-03-10' },
  'PUT /bulletins/{id}': { date: '2026-03-10', title: 'Boletín', notices: 'El tribunal se reúne los martes.' },
  'POST /canchas': { nombre: 'Cancha 1' },
  'PUT /canchas/{id}': { nombre: 'Cancha 1' },
  'POST /groups': { tournamentId: 1, name: 'Zona A', teamIds: [1, 2] },
  'PUT /groups/{id}': { name: 'Zona A' },
  'POST /matchevents': { matchId: 1, playerId: 1, teamId: 1, eventType: 'goal', minute: 12 },
  'PUT /matchevents/{id}': { eventType: 'goal', minute: 12 },
  'PUT /teams/{id}/lineup': lineupExample,
  'PUT /matches/{id}/lineup/{teamId}': lineupExample,
  'POST /upload/logo': logoAnnouncementExample,
  'POST /upload/logo/confirm': uploadedLogoExample,
  'POST /teams/{id}/logo/upload': logoAnnouncementExample,
  'POST /teams/{id}/logo/confirm': uploadedLogoExample,
  'POST /settings/logo/upload': logoAnnouncementExample,
  'POST /settings/logo/confirm': uploadedLogoExample,
  'POST /teams/{id}/logo/generate': { customSeed: 'Ombú' },
  'POST /players': { teamId: 1, ...playerExample },
  'POST /players/batch': { teamId: 1, players: [playerExample, { firstName: 'Bruno', lastName: 'Sosa' }] },
  'PUT /players/{id}': { teamId: 1, ...playerExample },
  'POST /teamstaff': { teamId: 1, ...staffExample },
  'PUT /teamstaff/{id}': { teamId: 1, ...staffExample },
  'PUT /settings': settingsExample,
};
