/** The demo data: a tournament under way with a match today. */
import { beforeAll, describe, expect, test } from 'vitest';
import { localDay } from '#functions/platform/local-time.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { type SharedApp, sharedApp } from '#tests/support/shared-apps.ts';
import { createClient, expectOk, readUntil, type SendRequest, signIn } from '#tests/support/web-client.ts';

describe('the demo data', () => {
  let app: SharedApp;
  let fan: SendRequest;
  let admin: SendRequest;
  let coach: SendRequest;
  let matches: Match[];
  let events: MatchEvent[];
  beforeAll(async () => {
    app = await sharedApp('reads');
    fan = createClient(app.url);
    [admin, coach, matches, events] = await Promise.all([
      signIn(app.url, 'Admin'),
      signIn(app.url, 'DT'),
      expectOk(fan('GET /matches/tournament/{id}', { params: { id: 1 } })),
      expectOk(fan('GET /matchevents')),
    ]);
  });

  test('are a tournament in its fifth round, with a match today and a team for the test user DT', async () => {
    const today = localDay(new Date(), 'America/Argentina/Buenos_Aires');
    expect(matches).toHaveLength(28);
    expect(matches.filter(({ isCompleted }) => isCompleted)).toHaveLength(16);
    expect(matches.filter(({ matchDate }) => matchDate === today)).not.toEqual([]);

    const readTable = () => fan('GET /standings/tournament/{id}', { params: { id: 1 } });
    const value = await readUntil(readTable, ({ body }) => body.every(({ played }) => played === 4));
    expect(value.body.map(({ points }) => points)).toEqual([10, 9, 8, 8, 4, 4, 1, 0]);
    expect(value.body.map(({ decidedBy }) => decidedBy)).toContain('goalDifference');

    const { body: dt } = await coach('GET /auth/users/current');
    expect(dt).toMatchObject({ teamId: 1, teamName: value.body.find(({ teamId }) => teamId === 1)?.team.name });
  });

  test('have squads with a goalkeeper, a coach and a crest, and hide players and staff from visitors', async () => {
    expect((await fan('GET /players')).status).toBe(401);
    expect((await fan('GET /teamstaff')).status).toBe(401);

    const [teams, allPlayers, staff] = await Promise.all([
      expectOk(fan('GET /teams')),
      expectOk(admin('GET /players')),
      expectOk(admin('GET /teamstaff')),
    ]);
    expect(teams).toHaveLength(8);
    for (const { id, coach: name, logo } of teams) {
      const players = allPlayers.filter(({ teamId }) => teamId === id);
      expect(players.length).toBeOneOf([8, 9, 10, 11, 12]);
      expect(players.filter(({ isStarter }) => isStarter)).toHaveLength(6);
      const lineup = await expectOk(fan('GET /teams/{id}/lineup', { params: { id } }));
      const keeper = lineup.positions.find(({ positionId }) => positionId === 1)?.playerId;
      expect(players.find((player) => player.id === keeper)?.position).toBe('Portero');
      expect(staff.find(({ teamId, role }) => teamId === id && role === 'HeadCoach')?.name).toBe(name);
      expect((await fetch(`${app.url}${logo}`)).headers.get('content-type')).toBe('image/svg+xml');
    }
  });

  test('have officials in every match, and goals that add up to its score', () => {
    expect(matches.filter(({ referee, assistant }) => !referee?.name || !assistant?.name)).toEqual([]);
    const played = matches.filter(({ status }) => status !== 'scheduled');
    expect(played).toHaveLength(17);
    for (const { id, homeTeamId, homeScore, awayScore } of played) {
      const goals = events.filter(({ matchId, eventType }) => matchId === id && /^(own)?goal$/.test(eventType));
      const ofHome = goals.filter(({ eventType, teamId }) => (teamId === homeTeamId) === (eventType === 'goal'));
      expect({ home: ofHome.length, away: goals.length - ofHome.length }).toEqual({ home: homeScore, away: awayScore });
    }
    expect(events.filter(({ minute }) => minute === null || minute > 30)).toEqual([]);
  });

  test("leave the suspended player out of the next match's lineup", async () => {
    const next = matches.find(({ homeTeamId, status }) => homeTeamId === 1 && status === 'scheduled');
    const params = { id: next?.id ?? 0, teamId: 1 };
    const own = await expectOk(coach('GET /matches/{id}/lineup/{teamId}', { params }));
    const lastRound = matches.find(({ round, homeTeamId }) => round === 'Fecha 4' && homeTeamId === 1);
    const sentOff = events.find(({ matchId, eventType }) => matchId === lastRound?.id && eventType === 'redcard');
    expect(sentOff?.teamId).toBe(1);
    expect(own.positions).toHaveLength(6);
    expect(own.positions.map(({ playerId }) => playerId)).not.toContain(sentOff?.playerId);
  });
});
