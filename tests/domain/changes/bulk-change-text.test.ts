/** What 'Cambios' says of a bulk change and of its undo. */
import { expect, test } from 'vitest';
import type { BulkChange, UndoableBulkChange } from '#shared/domain/changes/bulk-change.ts';
import { bulkChangeText } from '#shared/text/changes/bulk-change-text.ts';

const withdrawal = { teamId: 3, mode: 'walkovers', reason: 'Se fueron', date: '2026-11-23' } as const;
const textOf = (bulk: BulkChange) => bulkChangeText(bulk, (id) => `Equipo ${id}`);

test.each<[UndoableBulkChange, string, string]>([
  [{ kind: 'create', seed: null }, 'Se creó el fixture', 'Se deshizo la creación del fixture'],
  [
    { kind: 'officials', from: 'Ana Gil', to: 'Luz Paz' },
    'Se reemplazó a Ana Gil por Luz Paz',
    'Ana Gil volvió a sus partidos',
  ],
  [{ kind: 'move', rescheduled: true }, 'Se reprogramó lo postergado', 'Lo reprogramado volvió a quedar postergado'],
  [{ kind: 'move', rescheduled: false }, 'Se reacomodó el fixture', 'El fixture volvió a como estaba'],
  [{ kind: 'postpone', round: 'Fecha 3', andLater: false }, 'Se postergó la Fecha 3', 'La Fecha 3 volvió a su día'],
  [
    { kind: 'postpone', round: 'Tercer Puesto', andLater: true },
    'Se postergaron Tercer Puesto y lo que sigue',
    'Tercer Puesto y lo que sigue volvieron a sus días',
  ],
  [{ kind: 'withdraw', withdrawal, starts: false }, 'Se retiró Equipo 3', 'Se reincorporó Equipo 3'],
  [{ kind: 'playoffs' }, 'Se generaron los playoffs', 'Se borraron los playoffs'],
  [
    { kind: 'adjustments', before: [], after: [] },
    'Se cambiaron las sanciones y bonificaciones de puntos',
    'Volvieron las sanciones y bonificaciones de puntos anteriores',
  ],
])('%o is named, and so is its undo', (bulk, done, undone) => {
  expect([textOf(bulk), textOf({ kind: 'undo', groupId: 'x', of: bulk })]).toEqual([done, undone]);
});
