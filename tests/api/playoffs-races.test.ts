/** Simultaneous changes of the playoffs: generated once, filled by both semifinals, and closed to corrections once the final starts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { raceRounds, raceTimeout } from '#tests/support/full.ts';
import {
  createTeam,
  createTournament,
  edit,
  editTournament,
  expectOk,
  readMatch,
  readMatchesOf,
  record,
  schedule,
} from '#tests/support/given.ts';
import { aLeagueOfFour, generate, generatedPlayoffs, pairing } from '#tests/support/playoffs.ts';

beforeAll(startApi);

const sortedStatuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();

describe('simultaneous requests:', { timeout: raceTimeout }, () => {
  test.each(raceRounds)(
    'two administrators generate the playoffs: one set of matches is created (round %d)',
    async () => {
      const { tournament } = await aLeagueOfFour();
      expect(sortedStatuses(await Promise.all([generate(tournament), generate(tournament)]))).toEqual([201, 409]);
      expect((await readMatchesOf(tournament)).map(({ round }) => round).sort()).toEqual([
        'Final',
        'Semifinal 1',
        'Semifinal 2',
        'Tercer Puesto',
      ]);
    },
  );

  test.each(raceRounds)('both semifinals are saved: the final has both winners (round %d)', async () => {
    const { semi1, semi2, third, final } = await generatedPlayoffs();
    expect(sortedStatuses(await Promise.all([record(semi1, '1-0'), record(semi2, '0-1')]))).toEqual([200, 200]);
    expect([pairing(await readMatch(third)), pairing(await readMatch(final))]).toEqual([
      'Dock - Boedo',
      'Arce - Caseros',
    ]);
  });

  test.each(raceRounds)(
    'a semifinal is corrected while the final starts: the final has the stored winner (round %d)',
    async () => {
      const { semi1, semi2, final } = await generatedPlayoffs();
      for (const semi of [semi1, semi2]) expectOk(await record(semi, '1-0'));
      const ready = await readMatch(final);
      const [corrected, started] = await Promise.all([
        record(semi1, '0-1'),
        edit(ready, { homeTeamId: null, awayTeamId: null, status: 'in_progress' }),
      ]);
      expect(started.status).toBe(200);
      const winner = corrected.status === 200 ? 'Dock' : 'Arce';
      expect(corrected.status).toBeOneOf([200, 409]);
      const after = await readMatch(final);
      expect({ pairing: pairing(after), status: after.status }).toEqual({
        pairing: `${winner} - Boedo`,
        status: 'in_progress',
      });
      expect((await readMatch(semi1)).homeScore).toBe(corrected.status === 200 ? 0 : 1);
    },
  );

  test.each(raceRounds)(
    'a level semifinal is saved while the rule for level matches changes: the final follows the new rule (round %d)',
    async () => {
      const { tournament, semi1, final } = await generatedPlayoffs();
      const answers = await Promise.all([
        record(semi1, '1-1'),
        editTournament(tournament, { rules: { playoffDraw: 'betterPlaced' } }),
      ]);
      expect(sortedStatuses(answers)).toEqual([200, 200]);
      expect(pairing(await readMatch(final))).toBe('Arce - Ganador Semi 2');
    },
  );

  test.each(raceRounds)(
    'a semifinal is won while its winner gets another match at the time of the final: one of the two is refused (round %d)',
    async () => {
      const { teams, semi1, final } = await generatedPlayoffs();
      const [arce] = teams;
      const [cup, rival] = [await createTournament(), await createTeam('Ombú')];
      const { matchDate, matchTime } = final;
      const answers = await Promise.all([record(semi1, '1-0'), schedule(cup, arce, rival, { matchDate, matchTime })]);
      expect(answers.map(({ status }) => status)).toSatisfy(([saved, scheduled]: number[]) =>
        saved === 200 ? scheduled === 409 : saved === 409 && scheduled === 201,
      );
    },
  );
});
