/** The sentence of a bulk change: 'Se postergó la Fecha 3', 'Se reincorporó Halcones'. */
import type { BulkChange, UndoableBulkChange } from '../../domain/changes/bulk-change.ts';
import { capitalize } from '../../spanish/capitalized.ts';
import { formatShortDate } from '../dates.ts';

/** `team` names a team by its id. */
export function bulkChangeText(bulk: BulkChange, team: (id: number) => string): string {
  switch (bulk.kind) {
    case 'create':
      return 'Se creó el fixture';
    case 'delete':
      return 'Se borró lo que no se jugó del fixture';
    case 'postpone':
      return bulk.andLater
        ? `Se postergaron ${roundText(bulk.round)} y lo que sigue`
        : `Se postergó ${roundText(bulk.round)}`;
    case 'suspend':
      return `Se suspendió ${suspendedText(bulk)}`;
    case 'move':
      return bulk.rescheduled ? 'Se reprogramó lo postergado' : 'Se reacomodó el fixture';
    case 'officials':
      return `Se reemplazó a ${bulk.from} por ${bulk.to}`;
    case 'withdraw':
      return `Se retiró ${team(bulk.withdrawal.teamId)}`;
    case 'playoffs':
      return bulk.drawSeed === undefined
        ? 'Se generaron los playoffs'
        : `Se generaron los playoffs por sorteo (semilla ${bulk.drawSeed})`;
    case 'adjustments':
      return 'Se cambiaron las sanciones y bonificaciones de puntos';
    case 'undo':
      return undoneText(bulk.of, team);
  }
}

function undoneText(bulk: UndoableBulkChange, team: (id: number) => string): string {
  switch (bulk.kind) {
    case 'create':
      return 'Se deshizo la creación del fixture';
    case 'postpone':
      return bulk.andLater
        ? `${capitalize(roundText(bulk.round))} y lo que sigue volvieron a sus días`
        : `${capitalize(roundText(bulk.round))} volvió a su día`;
    case 'suspend':
      return `Se juega igual ${suspendedText(bulk)}`;
    case 'move':
      return bulk.rescheduled ? 'Lo reprogramado volvió a quedar postergado' : 'El fixture volvió a como estaba';
    case 'officials':
      return `${bulk.from} volvió a sus partidos`;
    case 'withdraw':
      return `Se reincorporó ${team(bulk.withdrawal.teamId)}`;
    case 'playoffs':
      return 'Se borraron los playoffs';
    case 'adjustments':
      return 'Volvieron las sanciones y bonificaciones de puntos anteriores';
  }
}

/** 'la fecha del sáb 28 nov 2026', 'la Fecha 3'. */
const suspendedText = ({ date, round }: Extract<BulkChange, { kind: 'suspend' }>): string =>
  date === null ? roundText(round ?? '') : `la fecha del ${formatShortDate(date)}`;

/** 'la Fecha 3'; other rounds, such as 'Tercer Puesto', go without an article. */
const roundText = (round: string): string => (/^fecha\b/i.test(round) ? `la ${round}` : round);
