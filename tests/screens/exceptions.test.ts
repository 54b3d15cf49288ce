/** Exceptions from the rules of who may play: their list in 'Disciplina', the form, and the way there from a verdict. */
import { expect, test } from 'vitest';
import type { EligibilityException, JudgedPlayer } from '#shared/domain/schemas/eligibility.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { disciplineAnswers } from './discipline-answers.ts';
import { type Answers, connectionReset, notFound, refusal } from './fake-api.ts';
import { apertura, players, teamNames } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { complains, controls, dialogsOpen, fill, holds, lacks, leads, open, press, shows, told } from './person.ts';

const [player, other] = players;
if (!player || !other) throw new Error('the league has no players');
const exception: EligibilityException = {
  playerId: player.id,
  code: 'tooOld',
  reason: 'Es el único arquero del club.',
  until: null,
};
const cup = (...eligibilityExceptions: EligibilityException[]): Tournament => ({ ...apertura, eligibilityExceptions });
const answersOf = (tournament: Tournament, more: Answers = {}): Answers => ({
  ...disciplineAnswers(),
  'GET /tournaments': [tournament],
  'GET /tournaments/{id}': tournament,
  'GET /players/{id}': ({ params }) => players.find(({ id }) => id === Number(params.id)) ?? notFound,
  'PUT /tournaments/{id}': tournament,
  ...more,
});
const exceptions = `/disciplina?tournament=${apertura.id}&tab=excepciones`;
const put = 'PUT /tournaments/{id}';

test('a tournament without exceptions says what they are for, and takes the first', async () => {
  const changes = await openScreen(exceptions, { answers: answersOf(cup()) });
  await shows('No hay excepciones');
  await open('Nueva excepción');
  await press('Guardar');
  await shows('Es obligatorio');
  await fill({ Equipo: teamNames[player.teamId - 1] ?? '' });
  await fill({ Jugador: player.fullName, Regla: 'No tiene el apto médico al día' });
  await fill({ Motivo: 'Lo trae el martes.', Hasta: '2026-04-04' });
  await press('Guardar');
  await told('status', 'Excepción guardada');
  const written = { playerId: player.id, code: 'unfit', reason: 'Lo trae el martes.', until: '2026-04-04' };
  expect(changes.at(-1)).toMatchObject({ key: put, body: { eligibilityExceptions: [written] } });
});

test('the list tells player, rule, reason and end, and each can be changed or taken away', async () => {
  const second: EligibilityException = {
    playerId: other.id,
    code: 'unfit',
    reason: 'Certificado.',
    until: '2020-04-04',
  };
  const changes = await openScreen(exceptions, { answers: answersOf(cup(exception, second)) });
  await shows(player.fullName, 'Es mayor de lo que admite el torneo', exception.reason, 'Hasta que termine el torneo');
  await shows(/^Venció el .*4 abr 2020/);
  await open(`Editar la excepción de ${player.fullName}`);
  await holds({ Motivo: exception.reason });
  await fill({ Motivo: 'Ya no hay otro arquero.', Regla: 'No entra en el cupo de su edad' });
  await press('Guardar');
  await told('status', 'Excepción guardada');
  const changed = { ...exception, code: 'ageQuota', reason: 'Ya no hay otro arquero.' };
  expect(changes.at(-1)).toMatchObject({ key: put, body: { eligibilityExceptions: [second, changed] } });
  await open(`Eliminar la excepción de ${player.fullName}`);
  await press('Quitar');
  await told('status', 'Excepción quitada');
  expect(changes.at(-1)).toMatchObject({ key: put, body: { eligibilityExceptions: [second] } });
});

test('a new one keeps those that somebody else wrote meanwhile', async () => {
  const theirs: EligibilityException = { ...exception, playerId: other.id };
  const current = { ...cup(theirs), version: apertura.version + 1 };
  const changes = await openScreen(`${exceptions}&jugador=${player.id}&regla=tooOld`, {
    answers: answersOf(cup(), {
      [put]: ({ body }) => {
        const isStale = (body as Partial<Tournament>).version === apertura.version;
        return isStale ? refusal('stale', 'Otra persona lo cambió.', { current }) : current;
      },
    }),
  });
  await fill({ Motivo: exception.reason });
  await press('Guardar');
  await told('status', 'Excepción guardada');
  expect(changes.at(-1)).toMatchObject({ body: { eligibilityExceptions: [theirs, exception] } });
});

test('a save that fails says so and keeps what was written', async () => {
  const answers = answersOf(cup(), { [put]: connectionReset });
  await openScreen(`${exceptions}&jugador=${player.id}&regla=unfit`, { answers });
  await fill({ Motivo: 'Lo trae el martes.' });
  await press('Guardar');
  await complains('Error al guardar el torneo');
  await holds({ Motivo: 'Lo trae el martes.' });
});

const judged = (playerId: number, ...reasons: JudgedPlayer['reasons']): JudgedPlayer => ({
  playerId,
  playerName: `Jugador ${playerId}`,
  jerseyNumber: playerId,
  verdict: reasons[0]?.severity ?? 'eligible',
  reasons,
});
const verdicts = {
  atStart: null,
  earlier: [],
  now: {
    at: '2026-03-14T18:00:00.000Z',
    rulesVersion: 1,
    teams: [
      {
        teamId: 1,
        teamName: teamNames[0],
        players: [
          judged(player.id, { code: 'tooOld', severity: 'ineligible' }),
          judged(91, { code: 'suspended', severity: 'ineligible', left: 1, cards: [] }),
          judged(92, { code: 'unfit', severity: 'warning' }),
        ],
      },
    ],
  },
};

test('a player whom a rule keeps out of a match leads to the form, filled with player and rule', async () => {
  const answers = answersOf(cup(), { 'GET /matches/{id}/eligibility': verdicts });
  await openScreen('/partidos/6', { answers });
  await shows(`${player.id} · Jugador ${player.id}`);
  expect(controls(/^Habilitar por excepción/)).toHaveLength(1);
  const to = `${exceptions}&jugador=${player.id}&regla=tooOld`;
  await leads(`Habilitar por excepción a Jugador ${player.id}`, to);
  await openScreen(to, { answers });
  await dialogsOpen(1);
  await shows(player.fullName);
  await holds({ Regla: 'Es mayor de lo que admite el torneo' });
});

test('a DT is offered no exception', async () => {
  await openScreen('/partidos/6', {
    as: 'DT',
    answers: answersOf(cup(), { 'GET /matches/{id}/eligibility': verdicts }),
  });
  await shows(`${player.id} · Jugador ${player.id}`);
  await lacks('Habilitar por excepción');
});
