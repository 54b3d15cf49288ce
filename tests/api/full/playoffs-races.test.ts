/** Simultaneous changes of the playoffs: generated once, filled by both semifinals, and closed to corrections once the final starts. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import {
  createTeam,
  createTournament,
  deleteTeam,
  editMatch,
  editTournament,
  expectOk,
  postMatch,
  readMatch,
  readMatchesOfTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import {
  createKnockoutOfEight,
  createLeagueOf,
  createLeagueOfFour,
  createPlayoffs,
  earlierRounds,
  formatPairing,
  generatePlayoffs,
  roundsOf,
} from '#tests/support/playoffs.ts';

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

  test.each(raceRoundNumbers)(
    'two administrators generate the playoffs of eight: one set of matches is created (round %d)',
    async () => {
      const { tournament } = await createLeagueOf(8);
      const form = (stage = 0) => ({
        qualifiers: 8 as const,
        rounds: earlierRounds(...roundsOf('Cuartos', 1, 2, 3, 4)).map((each) => ({
          ...each,
          time: `${15 + stage}:00`,
        })),
      });
      const answers = await Promise.all([generatePlayoffs(tournament, form()), generatePlayoffs(tournament, form(1))]);
      expect(sortedHttpStatuses(answers)).toEqual([201, 409]);
      expect(await readMatchesOfTournament(tournament)).toHaveLength(8);
    },
  );

  test.each(raceRoundNumbers)(
    'nobody comes to one quarter-final while the other is decided: its winner is in the final (round %d)',
    async () => {
      const { match } = await createKnockoutOfEight();
      // The first result starts the tournament, which alone would keep the two saves apart.
      expectOk(await saveScore(match('Cuartos de final 3'), '1-0'));
      const nobody = { params: { id: match('Cuartos de final 1').id }, body: { walkover: 'both' as const } };
      const answers = await Promise.all([
        call('PATCH /matches/{id}/score', { as: 'admin', ...nobody }),
        saveScore(match('Cuartos de final 2'), '1-0'),
      ]);
      expect(sortedHttpStatuses(answers)).toEqual([200, 200]);
      expect(formatPairing(await readMatch(match('Semifinal 1')))).toBe('Ganador Cuartos 1 - Dock');
      expect(formatPairing(await readMatch(match('Final')))).toBe('Dock - Ganador Semi 2');
    },
  );

  test.each(raceRoundNumbers)(
    'a team is deleted while the playoffs are generated: no match has a team that does not exist (round %d)',
    async () => {
      const { tournament, teams } = await createLeagueOf(5);
      const [, , , dock] = teams;
      if (!dock) throw new Error('No team');
      const [generated, deleted] = await Promise.all([generatePlayoffs(tournament), deleteTeam(dock)]);
      expect(generated.status).toBe(201);
      const isInPlayoffs = (await readMatchesOfTournament(tournament)).some(({ awayTeamId }) => awayTeamId === dock.id);
      expect(deleted.status).toBe(isInPlayoffs ? 409 : 204);
    },
  );
});
