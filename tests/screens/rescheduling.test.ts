/** 'Reprogramar': what was postponed with the slots that the planner proposes, and where the dialog is reached from. */
import { describe, expect, test } from 'vitest';
import type { PostponedSlots, ProposedSlot } from '#shared/domain/schemas/postponed-slots.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { emptySheetOf } from './day-sheet.ts';
import type { Answers } from './fake-api.ts';
import { matches } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { open, press, pressInMessage, scope, shows, told } from './person.ts';

const slot = (changes: Partial<ProposedSlot> = {}): ProposedSlot => ({
  matchDate: '2026-04-04',
  matchTime: '15:00',
  canchaId: 1,
  canchaNombre: 'La Redonda',
  refereeId: 0,
  assistantId: 0,
  costs: [],
  ...changes,
});
const tired = slot({
  matchDate: '2026-04-11',
  costs: [{ kind: 'rest', text: 'Unión juega también ese día, a las 18:00' }],
});

const postponed = matches
  .filter(({ status }) => status === 'scheduled')
  .slice(0, 2)
  .map((match) => formatMatch({ ...match, status: 'postponed' }));
const [first, second] = postponed as [(typeof postponed)[number], (typeof postponed)[number]];
const proposals: PostponedSlots[] = [
  { match: first, slots: [slot(), tired] },
  { match: second, slots: [slot({ matchTime: '16:00' })] },
];
const moves = 'PUT /tournaments/{id}/fixture/matches';
const undo = 'POST /tournaments/{id}/changes/groups/{groupId}/undo';
const answers: Answers = {
  'GET /matches/postponed': postponed,
  'GET /matches/postponed/slots': proposals,
  [moves]: [],
};

describe('rescheduling', () => {
  test('gives one match the date that is tapped, and tells it for the chat', async () => {
    const changes = await openScreen('/', { answers });
    await open('Reprogramar 2 partidos');
    await shows('Sin contras', 'Unión juega también ese día, a las 18:00');
    await press(/sáb 11 abr 15:00/);
    await told('status', '1 partido reprogramado');
    const { matchDate, matchTime, canchaId, refereeId, assistantId } = tired;
    const moved = { id: first.id, version: first.version, matchDate, matchTime, canchaId, refereeId, assistantId };
    expect(changes.at(-1)).toMatchObject({ key: moves, body: { matches: [moved] } });
    await shows(/^Nuevas fechas:/);
  });

  test('gives all of them the first that is proposed, those of a tournament in one request', async () => {
    const group = {
      id: 'moved',
      at: '2026-03-14T15:00:00Z',
      by: 1,
      byName: 'Alicia Moreno',
      kind: 'move' as const,
      teamId: null,
      text: 'Se reprogramó lo postergado',
      count: 2,
      canUndo: true,
      obstacle: null,
    };
    const changes = await openScreen('/', {
      answers: {
        ...answers,
        'GET /tournaments/{id}/changes/groups': [group],
        [undo]: { message: 'Cambio deshecho.', undone: 2 },
      },
    });
    await open('Reprogramar 2 partidos');
    await shows('Sin contras');
    await press('Reprogramar 2 partidos');
    await told('status', '2 partidos reprogramados');
    expect(changes.filter(({ key }) => key === moves).map(({ body }) => body)).toMatchObject([
      {
        matches: [
          { id: first.id, matchDate: '2026-04-04' },
          { id: second.id, matchTime: '16:00' },
        ],
      },
    ]);
    await pressInMessage('Deshacer todo');
    await told('status', 'Cambio deshecho');
    expect(changes.at(-1)).toMatchObject({ key: undo, params: { groupId: 'moved' } });
  });

  test('says so where the planner finds no room', async () => {
    const none = [{ match: first, slots: [] }];
    await openScreen('/', { answers: { ...answers, 'GET /matches/postponed/slots': none } });
    await open('Reprogramar 2 partidos');
    await shows('No hay lugar libre: dale una fecha desde el partido.');
  });

  test("is reached from a suspended day's sheets, for that day alone", async () => {
    const other = formatMatch({ ...second, status: 'postponed', matchDate: '2020-01-01' });
    const listed = [
      { match: first, slots: [slot()] },
      { match: other, slots: [slot()] },
    ];
    await openScreen(`/partidos/dia?dia=${first.matchDate}`, {
      answers: { ...answers, 'GET /matches/postponed': [first, other], 'GET /matches/postponed/slots': listed },
    });
    await shows('1 partido de este día se postergó');
    await open('Reprogramar');
    await shows(/^1 partido sin nueva fecha/);
  });

  test("is reached from a round of the fixture's management, for that round alone", async () => {
    await openScreen(`/fixture/gestion?tournament=${first.tournamentId}&round=${encodeURIComponent(first.round)}`, {
      answers: { ...answers, 'GET /matches/formatted/tournament/{id}': [first] },
    });
    await open('Reprogramar');
    await shows(`${first.homeTeam.displayName} - ${first.awayTeam.displayName}`);
  });

  test('is reached when a day was suspended, whose text for the chat takes the proposed dates', async () => {
    const scheduled = formatMatch({ ...first, status: 'scheduled' });
    await openScreen('/partidos/dia', {
      answers: {
        ...answers,
        'GET /matches/postponed': [],
        'GET /matches/sheets': [emptySheetOf(scheduled)],
        'POST /tournaments/{id}/fixture/suspend': { message: 'Partidos postergados: 1.', postponed: 1, noticeId: 9 },
      },
    });
    await open('Se suspende la fecha');
    await press('Suspender 1 partido');
    await shows(/^Se suspende la fecha No se juegan:/);
    expect(scope().textContent).not.toContain('Se jugarían');
    await press('Con las fechas que propone el planificador');
    await shows(/Se jugarían, a confirmar: sáb 4 abr 15:00/);
    await press('Reprogramar');
    await shows('Sin contras');
  });
});
