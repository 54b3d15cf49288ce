/** The measures that the form of a sanction offers, and what each begins with. */
import { lastDayOfPeriod } from '#shared/domain/sanctions/ban-period.ts';
import type { Measure } from '#shared/domain/schemas/sanction.ts';

export const measureLabels: Readonly<Record<Measure['kind'], string>> = {
  matches: 'Fechas de suspensión',
  until: 'Días, meses, años o hasta una fecha',
  indefinite: 'Por tiempo indeterminado',
  expelled: 'Expulsión',
  warning: 'Amonestación',
  fine: 'Multa',
  points: 'Puntos',
  result: 'Resultado',
  ground: 'Cancha',
  dismissed: 'Se desestima',
  lifted: 'Se levanta la suspensión',
  other: 'Otra',
};

interface MeasureContext {
  /** Whether the sanction is about somebody with a team, in one tournament. */
  readonly hasPoints: boolean;
  /** Whether there is something to be lifted: a sanction that it replaces, or a match. */
  readonly canLift: boolean;
}

export const offeredMeasures = ({ hasPoints, canLift }: MeasureContext): Measure['kind'][] =>
  (Object.keys(measureLabels) as Measure['kind'][]).filter(
    (kind) => (kind !== 'points' || hasPoints) && (kind !== 'lifted' || canLift),
  );

export function newMeasure(kind: Measure['kind'], today: string): Measure {
  switch (kind) {
    case 'matches':
      return { kind, matches: 1, served: 0, onHold: 0 };
    case 'until':
      return { kind, from: today, until: lastDayOfPeriod(today, 1, 'months') };
    case 'indefinite':
      return { kind, from: today };
    case 'fine':
      return { kind, amount: null, unit: 'pesos' };
    case 'points':
      return { kind, points: Number.NaN };
    case 'result':
    case 'ground':
    case 'other':
      return { kind, text: '' };
    default:
      return { kind };
  }
}
