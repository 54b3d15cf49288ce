/** Explains how many fair play points each card costs. */
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { type CardColor, CardMark } from '../card-mark.tsx';
import { Explanation } from './explanation.tsx';

interface FairPlayPointsProps {
  /** Points per card in the rules of the selected tournament; null when the ranking covers all tournaments. */
  readonly points: TournamentRules['fairPlay'] | null;
}

const cardColorsWithNames: readonly (readonly [color: CardColor, name: string])[] = [
  ['blue', 'Azul'],
  ['yellow', 'Amarilla'],
  ['red', 'Roja'],
];

export function FairPlayPoints({ points }: FairPlayPointsProps) {
  return (
    <Explanation
      prize={{ name: 'Premio Fair Play', text: 'Lo gana el equipo con menos puntos por tarjetas.' }}
      title="Cómo se cuenta"
    >
      {points ? (
        <ul className="flex flex-col gap-1">
          {cardColorsWithNames.map(([color, name]) => (
            <li key={color} className="flex items-center gap-2">
              <CardMark color={color} />
              {`${name}: ${formatPlural(points[color], 'punto')}`}
            </li>
          ))}
        </ul>
      ) : (
        <p>Cada torneo suma los puntos que dice su reglamento.</p>
      )}
      <p>Menos puntos es mejor. Con los mismos puntos, los equipos comparten el puesto.</p>
    </Explanation>
  );
}
