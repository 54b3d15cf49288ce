/** Who may play, on the screens: a round, a match, a team's page and its DT's home. */
import { expect, test } from 'vitest';
import type { JudgedPlayer, JudgedTeam } from '#shared/domain/schemas/eligibility.ts';
import { begunMatchIsKept } from '#shared/text/match-deletion.ts';
import { chatTextOfRound } from '#shared/text/who-cannot-play.ts';
import type { Answers } from './fake-api.ts';
import { aLeagueMatch, apertura, players, teamNames } from './league.ts';
import { matchAnswers } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import { dialogsOpen, lacks, leads, offersNot, press, shows, until } from './person.ts';

const [parque, ombu] = teamNames;
const at = '2026-03-14T18:00:00.000Z';

const judged = (playerId: number, playerName: string, ...reasons: JudgedPlayer['reasons']): JudgedPlayer => {
  const verdict = reasons[0]?.severity ?? 'eligible';
  return { playerId, playerName, jerseyNumber: playerId, verdict, reasons };
};
const card = { matchId: 1, round: 'Fecha 1', eventType: 'redcard' as const, minute: 5 };
const team: JudgedTeam = {
  teamId: 1,
  teamName: parque,
  players: [
    judged(5, 'César Bravo', { code: 'suspended', severity: 'ineligible', left: 1, cards: [card] }),
    judged(7, 'Ana Gil', { code: 'unfit', severity: 'ineligible' }),
    judged(8, 'Eva Sosa', { code: 'injured', severity: 'warning' }),
    judged(9, 'Elsa Quiroga'),
    judged(10, 'Juan Viejo', { code: 'inactive', severity: 'ineligible' }),
  ],
};
const round = {
  at,
  rulesVersion: 1,
  round: 'Fecha 2',
  matches: [{ matchId: 6, matchDate: '2026-03-21', matchTime: '14:00', teams: [team] }],
};
const toPlay = { atStart: null, earlier: [], now: { at, rulesVersion: 1, teams: [team] } };
const answers: Answers = {
  'GET /matches/{id}/eligibility': toPlay,
  'GET /tournaments/{id}/eligibility': round,
};

test('a round tells who cannot play, with every reason', async () => {
  await openScreen('/fixture?tournament=1', { answers });
  await press('Quién no puede jugar');
  await shows('5 · César Bravo', 'Está suspendido: roja en Fecha 1.', '7 · Ana Gil', 'No tiene apto médico.');
  await lacks('10 · Juan Viejo', '8 · Eva Sosa');
});

test('the text for the group gives the reasons of bans alone', () => {
  expect(chatTextOfRound({ tournamentName: 'Apertura', verdicts: round })).toBe(
    [
      'Quién no puede jugar · Fecha 2 · Apertura',
      `${parque}: César Bravo (n.º 5): suspendido, roja en Fecha 1; Ana Gil (n.º 7): no habilitado`,
    ].join('\n'),
  );
  expect(chatTextOfRound({ tournamentName: 'Apertura', verdicts: { ...round, matches: [] } })).toContain(
    'Todos pueden jugar.',
  );
});

test('a match to play tells administrators who may play it', async () => {
  await openScreen('/partidos/6', { answers });
  await shows(`${parque}: 2 de 4 pueden jugar`, '5 · César Bravo', 'Está lesionado.');
});

const eligible = {
  ...team,
  players: team.players.map((player) => ({ ...player, verdict: 'eligible' as const, reasons: [] })),
};
const atStart = {
  at: '2026-03-21T17:02:00.000Z',
  rulesVersion: 3,
  kickOff: '2026-03-21T14:00',
  source: 'sheet' as const,
  phone: { at: '2026-03-21T16:55:00.000Z', ineligible: [5] },
  sha256: 'ab12',
  teams: [team],
};
/** Of a match that began. */
const begun: Answers = {
  'GET /matches/{id}/eligibility': { atStart, earlier: [], now: { at, rulesVersion: 4, teams: [eligible] } },
};

test('a match that began tells what the register said then, and beside it what it says today', async () => {
  await openScreen('/partidos/1', { answers: begun });
  await shows('Al comenzar', '21/03/2026, 14:02, por la planilla; reglas n.º 3', `${parque}: 2 de 4 pueden jugar`);
  await shows('Según el teléfono (21/03/2026, 13:55): César Bravo.', 'Huella del registro: ab12');
  await shows('Hoy', `${parque}: 5 de 5 pueden jugar`);
});

test('a ban leads to the bulletin that tells it', async () => {
  const bulletin = { year: 2026, number: 3 };
  const told = {
    ...team,
    players: [
      judged(5, 'César Bravo', { code: 'suspended', severity: 'ineligible', left: 1, cards: [card], bulletin }),
    ],
  };
  const now = { at, rulesVersion: 1, teams: [told] };
  await openScreen('/partidos/6', {
    answers: { ...answers, 'GET /matches/{id}/eligibility': { atStart: null, earlier: [], now } },
  });
  await shows('Está suspendido: roja en Fecha 1. Boletín 3/2026');
  await leads('Boletín 3/2026', '/torneos/1/boletines/2026-3');
});

test('a cancelled match tells who might play it only if it had begun', async () => {
  const cancelled = matchAnswers([aLeagueMatch(1, { home: parque, away: ombu, status: 'cancelled' })]);
  await openScreen('/partidos/1', { answers: { ...cancelled, ...begun } });
  await shows('Quién podía jugar', 'Al comenzar');
  let isAsked = false;
  const neverBegun = () => {
    isAsked = true;
    return toPlay;
  };
  await openScreen('/partidos/1', { answers: { ...cancelled, 'GET /matches/{id}/eligibility': neverBegun } });
  await until(() => expect(isAsked).toBe(true));
  await lacks(/^Quién p/);
});

test('a match that began cannot be deleted: the question tells why, and what to do instead', async () => {
  const changes = await openScreen('/partidos?tournament=1&round=Fecha 1', { answers: begun });
  const listed = `${parque} contra ${ombu}`;
  await press(`Más de ${listed}`, `Eliminar ${listed}`);
  await shows(begunMatchIsKept);
  await offersNot('Eliminar');
  await press('Cerrar');
  await dialogsOpen(0);
  expect(changes).toEqual([]);
});

test("a DT's home tells below the next match who cannot play it", async () => {
  await openScreen('/', { as: 'DT', answers });
  await shows('No pueden jugar:', /suspendido: César Bravo \(roja en Fecha 1\); apto médico: Ana Gil/);
});

test("a team's page tells its DT who may play, who has a problem, and whose certificate ends soon", async () => {
  const squad = players.map((player) =>
    player.id === 9
      ? { ...player, fitUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) }
      : player,
  );
  const rules = { ...apertura.rules, eligibility: { ...apertura.rules.eligibility, fitness: 'warn' as const } };
  await openScreen('/equipos/1', {
    as: 'DT',
    answers: { ...answers, 'GET /players/team/{id}': squad, 'GET /tournaments': [{ ...apertura, rules }] },
  });
  await shows('Habilitados (1)', 'Con problema (3)', '7 · Ana Gil', 'Por vencer en 15 días (1):');
});
