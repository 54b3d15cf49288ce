/** Simultaneous changes of the playoffs: generated once, filled by both semifinals, and closed to corrections once the final starts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import {
  createTeam,
  createTournament,
  editMatch,
  editTournament,
  expectOk,
  postMatch,
  readMatch,
  readMatchesOfTournament,
  saveScore,
} from '#tests/support/given.ts';
import { createLeagueOfFour, createPlayoffs, formatPairing, generatePlayoffs } from '#tests/support/playoffs.ts';

beforeAll(startApi);

const sortedHttpStatuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort();

describe('simultaneous requests:', { timeout: raceTimeoutMs }, () => {
  test.each(raceRoundNumbers)(
    'two administrators generate the playoffs: one set of matches is created (round %d)',
    async () => {
      const { tournament } = await createLeagueOfFour();
      expect(
        sortedHttpStatuses(await Promise.all([generatePlayoffs(tournament), generatePlayoffs(tournament)])),
      ).toEqual([201, 409]);
      expect((await readMatchesOfTournament(tournament)).map(({ round }) => round).sort()).toEqual([
        'Final',
        'Semifinal 1',
        'Semifinal 2',
        'Tercer Puesto',
      ]);
    },
  );

  test.each(raceRoundNumbers)('both semifinals are saved: the final has both winners (round %d)', async () => {
    const { semi1, semi2, third, final } = await createPlayoffs();
    expect(sortedHttpStatuses(await Promise.all([saveScore(semi1, '1-0'), saveScore(semi2, '0-1')]))).toEqual([
      200, 200,
    ]);
    expect([formatPairing(await readMatch(third)), formatPairing(await readMatch(final))]).toEqual([
      'Dock - Boedo',
      'Arce - Caseros',
    ]);
  });

  test.each(raceRoundNumbers)(
    'a semifinal is corrected while the final starts: the final has the stored winner (round %d)',
    async () => {
      const { semi1, semi2, final } = await createPlayoffs();
      for (const semi of [semi1, semi2]) expectOk(await saveScore(semi, '1-0'));
      const ready = await readMatch(final);
      const [corrected, started] = await Promise.all([
        saveScore(semi1, '0-1'),
        editMatch(ready, { homeTeamId: null, awayTeamId: null, status: 'in_progress' }),
      ]);
      expect(started.status).toBe(200);
      const winner = corrected.status === 200 ? 'Dock' : 'Arce';
      expect(corrected.status).toBeOneOf([200, 409]);
      const after = await readMatch(final);
      expect({ pairing: formatPairing(after), status: after.status }).toEqual({
        pairing: `${winner} - Boedo`,
        status: 'in_progress',
      });
      expect((await readMatch(semi1)).homeScore).toBe(corrected.status === 200 ? 0 : 1);
    },
  );

  test.each(raceRoundNumbers)(
    'a level semifinal is saved while the rule for level matches changes: the final follows the new rule (round %d)',
    async () => {
      const { tournament, semi1, final } = await createPlayoffs();
      const answers = await Promise.all([
        saveScore(semi1, '1-1'),
        editTournament(tournament, { rules: { playoffDraw: 'betterPlaced' } }),
      ]);
      expect(sortedHttpStatuses(answers)).toEqual([200, 200]);
      expect(formatPairing(await readMatch(final))).toBe('Arce - Ganador Semi 2');
    },
  );

  test.each(raceRoundNumbers)(
    'a semifinal is won while its winner gets another match at the time of the final: one of the two is refused (round %d)',
    async () => {
      const { teams, semi1, final } = await createPlayoffs();
      const [arce] = teams;
      const [cup, rival] = [await createTournament(), await createTeam('Ombú')];
      const { matchDate, matchTime } = final;
      const answers = await Promise.all([
        saveScore(semi1, '1-0'),
        postMatch(cup, arce, rival, { matchDate, matchTime }),
      ]);
      expect(answers.map(({ status }) => status)).toSatisfy(([saved, scheduled]: number[]) =>
        saved === 200 ? scheduled === 409 : saved === 409 && scheduled === 201,
      );
    },
  );
});
