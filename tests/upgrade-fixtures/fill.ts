/** Extends the demo data for an archive, so that it has every kind of data, and no answer depends on the date. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { expectOk, type SendRequest } from '#tests/support/web-client.ts';

export async function extendDemoForArchive(admin: SendRequest): Promise<void> {
  await postponeMatches(admin);
  await varyPlayersUsersAndCanchas(admin);
  await divideIntoGroups(admin);
  await addFinishedCup(admin);
}

/** Moves scheduled matches a century ahead, so that they are in the future whenever the archive is opened. */
async function postponeMatches(admin: SendRequest): Promise<void> {
  const matches = await expectOk(admin('GET /matches'));
  for (const { id, ...match } of matches.filter(({ status }) => status === 'scheduled')) {
    const matchDate = match.matchDate.replace(/^2/, '3').replace(/^30/, '21');
    await expectOk(admin('PUT /matches/{id}', { params: { id }, body: { ...match, matchDate } as never }));
  }
}

/**
 * Makes one player inactive, moves another to a different team, and adds a user without a role and a cancha that is not
 * available.
 */
async function varyPlayersUsersAndCanchas(admin: SendRequest): Promise<void> {
  const players = await expectOk(admin('GET /players'));
  const reserves = players.filter(({ isStarter, status }) => !isStarter && status === 'active');
  const [leaving, moving] = [reserves.at(0), reserves.findLast(({ teamId }) => teamId === 6)];
  if (!leaving || !moving) throw new Error('the demo data has no reserves');
  const put = ({ dateOfBirth = '', ...player }: typeof leaving, changes: object) =>
    expectOk(admin('PUT /players/{id}', { params: { id: player.id }, body: { ...player, dateOfBirth, ...changes } }));
  await put(leaving, { status: 'inactive' });
  await put(moving, { teamId: 7, jerseyNumber: 77, role: 'lateral derecho' });
  await expectOk(
    admin('POST /auth/register', {
      body: { email: 'delegada@torneo.local', password: 'Torneo2026', firstName: 'Nora', lastName: 'Paz', roles: [] },
    }),
  );
  await expectOk(admin('POST /canchas', { body: { nombre: 'La Vieja', ubicacion: 'Sin número', disponible: false } }));
}

async function divideIntoGroups(admin: SendRequest): Promise<void> {
  const group = (name: string, teamIds: number[]) =>
    expectOk(admin('POST /groups', { body: { tournamentId: 2, name, teamIds } }));
  const zone = await group('Zona A', [1, 2]);
  await group('Zona B', [3, 4, 5]);
  const match = { tournamentId: 2, groupId: zone.id, homeTeamId: 1, awayTeamId: 2, location: 'Complejo Sur' };
  const kickOff = { matchDate: '2126-02-07', matchTime: '10:00' };
  await expectOk(admin('POST /matches', { body: { ...match, ...kickOff } }));
}

/**
 * Adds a finished cup with rules of its own, a walkover, deducted points, a knock-out decided on penalties, and a
 * referee and a cancha that were deleted.
 */
async function addFinishedCup(admin: SendRequest): Promise<void> {
  const teamIds = [5, 6, 7, 8];
  const cup = await expectOk(
    admin('POST /tournaments', {
      body: {
        name: 'Copa de Invierno 2025',
        description: '',
        startDate: '2025-06-01',
        endDate: '2025-08-31',
        teamIds,
        rules: {
          matchMinutes: 40,
          tieBreakers: ['headToHeadPoints', 'headToHeadGoalDifference', 'wins', 'fairPlay'],
          suspensions: { yellowAccumulation: { every: 3, matches: 1 }, blueAccumulation: { every: 5, matches: 1 } },
        },
        adjustments: [{ teamId: 8, points: -1, reason: 'Inclusión indebida de un jugador' }],
      },
    }),
  );
  const referee = await expectOk(
    admin('POST /teamstaff', { body: { teamId: 0, name: 'Aldo Retirado', role: 'Referee' } }),
  );
  const cancha = await expectOk(admin('POST /canchas', { body: { nombre: 'La Demolida' } }));
  const fixed = { tournamentId: cup.id, location: 'Complejo Norte', refereeId: referee.id, canchaId: cancha.id };
  const play = async (round: number, [homeTeamId, awayTeamId]: readonly [number, number], scores: object) => {
    const matchDate = addDays('2025-06-01', 7 * round);
    const body = { ...fixed, homeTeamId, awayTeamId, round: `Fecha ${round}`, matchDate, matchTime: '11:00' };
    const { id } = await expectOk(admin('POST /matches', { body }));
    await expectOk(admin('PATCH /matches/{id}/score', { params: { id }, body: scores }));
    return id;
  };
  await play(1, [5, 6], { homeScore: 2, awayScore: 0 });
  await play(2, [7, 8], { homeScore: 1, awayScore: 1 });
  await play(3, [5, 7], { homeScore: 3, awayScore: 2 });
  const cards = await play(4, [6, 8], { homeScore: 2, awayScore: 1 });
  await play(5, [5, 8], { walkover: 'away' });
  const [carded] = await expectOk(admin('GET /players/team/{id}', { params: { id: 6 } }));
  for (const eventType of ['bluecard', 'yellowcard', 'yellowcard', 'owngoal'] as const) {
    const event = { matchId: cards, playerId: carded?.id ?? 0, teamId: 6, eventType, minute: 20, description: 'Acta' };
    await expectOk(admin('POST /matchevents', { body: event }));
  }
  await playKnockOut(admin, cup.id);
  await expectOk(admin('DELETE /teamstaff/{id}', { params: { id: referee.id } }));
  await expectOk(admin('DELETE /canchas/{id}', { params: { id: cancha.id } }));
  const { id, ...stored } = await expectOk(admin('GET /tournaments/{id}', { params: { id: cup.id } }));
  await expectOk(admin('PUT /tournaments/{id}', { params: { id }, body: { ...stored, status: 'completed' } }));
}

async function playKnockOut(admin: SendRequest, id: number): Promise<void> {
  const { matches } = await expectOk(
    admin('POST /tournaments/{id}/generate-playoffs', {
      params: { id },
      body: {
        semi1Date: '2025-08-03',
        semi1Time: '15:00',
        semi2Date: '2025-08-03',
        semi2Time: '16:00',
        finalDate: '2025-08-10',
        finalTime: '17:00',
        include3rdPlaceMatch: false,
        location: 'Complejo Norte',
      },
    }),
  );
  const level = { homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 3 };
  const results = [level, { homeScore: 0, awayScore: 2 }, { ...level, homePenalties: 2 }];
  for (const [at, match] of matches.entries()) {
    await expectOk(admin('PATCH /matches/{id}/score', { params: { id: match.id }, body: results[at] ?? level }));
  }
}
