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
];
