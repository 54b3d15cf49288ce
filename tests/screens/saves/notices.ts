/** Test cases for what is saved of notices, and for a suspended day. */
import type { Notice } from '#shared/domain/schemas/notice.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { emptySheetOf } from '../day-sheet.ts';
import { matches } from '../league.ts';
import type { SaveCase } from './save-case.ts';

const notice: Notice = {
  id: 1,
  scope: { kind: 'federation' },
  kind: 'general',
  title: 'Asamblea',
  text: '',
  until: new Date(Date.now() + 3 * 3_600_000).toISOString(),
  revokedAt: null,
  createdAt: '2026-11-28T12:00:00.000Z',
  version: 1,
};
const sheets = matches
  .filter(({ status }) => status === 'scheduled')
  .slice(0, 1)
  .map((match) => emptySheetOf(formatMatch(match)));

const postponed = matches
  .filter(({ status }) => status === 'scheduled')
  .slice(0, 1)
  .map((match) => formatMatch({ ...match, status: 'postponed' }));
const proposals = postponed.map((match) => ({
  match,
  slots: [
    {
      matchDate: '2026-04-04',
      matchTime: '15:00',
      canchaId: 1,
      canchaNombre: 'La Redonda',
      refereeId: 0,
      assistantId: 0,
      costs: [],
    },
  ],
}));

const form = 'features/notices/notice-form.tsx';

export const savesOfNotices: readonly SaveCase[] = [
  {
    what: 'a notice is published',
    by: form,
    route: 'POST /notices',
    at: '/avisos',
    opens: ['Nuevo aviso'],
    types: { Título: 'Cambia la sede', Texto: 'Jugamos en La Redonda.' },
    saves: 'Publicar',
    sends: { title: 'Cambia la sede', scope: { kind: 'federation' } },
    fails: 'Error al guardar el aviso',
  },
  {
    what: 'a notice is changed',
    by: form,
    route: 'PUT /notices/{id}',
    at: '/avisos',
    answers: { 'GET /notices': [notice] },
    opens: ['Editar'],
    types: { Título: 'Asamblea a las 20' },
    saves: 'Guardar',
    sends: { title: 'Asamblea a las 20' },
    fails: 'Error al guardar el aviso',
  },
  {
    what: 'a notice is ended',
    by: 'screens/notices.tsx',
    route: 'DELETE /notices/{id}',
    at: '/avisos',
    answers: { 'GET /notices': [notice] },
    opens: ['Quitar'],
    saves: 'Quitar',
    fails: 'No se pudo quitar el aviso',
    isLeftByEscape: true,
  },
  {
    what: 'a day is suspended',
    by: 'features/notices/suspension.ts',
    route: 'POST /tournaments/{id}/fixture/suspend',
    at: '/partidos/dia',
    answers: { 'GET /matches/sheets': sheets },
    opens: ['Se suspende la fecha'],
    types: { Texto: 'Por lluvia.' },
    saves: /^Suspender/,
    sends: { text: 'Por lluvia.' },
    fails: 'No se pudo suspender la fecha',
    isLeftByEscape: true,
  },
  {
    what: 'a postponed match gets a new date',
    by: 'features/rescheduling/use-rescheduling.ts',
    route: 'PUT /tournaments/{id}/fixture/matches',
    at: '/',
    answers: { 'GET /matches/postponed': postponed, 'GET /matches/postponed/slots': proposals },
    opens: ['Reprogramar 1 partido'],
    saves: /Sin contras$/,
    sends: { matches: [{ id: postponed[0]?.id, matchDate: '2026-04-04' }] },
    fails: 'No se pudo reprogramar',
    isLeftByEscape: true,
  },
];
