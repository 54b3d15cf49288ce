/** Which team did not come. */
import type { Walkover } from '#shared/domain/schemas/match.ts';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetSide } from '../sheet-sides.ts';

interface WalkoverSidesProps {
  readonly sides: readonly [SheetSide, SheetSide];
  readonly chosen: Walkover | null;
  readonly onChoose: (walkover: Walkover) => void;
}

export function WalkoverSides({ sides: [home, away], chosen, onChoose }: WalkoverSidesProps) {
  const choices: readonly (readonly [Walkover, string])[] = [
    ['home', home.name],
    ['away', away.name],
    ['both', 'Ninguno de los dos'],
  ];
  return (
    <fieldset className="flex shrink-0 flex-col gap-2">
      <legend className="mb-1 font-semibold">¿Quién no se presentó?</legend>
      {choices.map(([walkover, label]) => (
        <SheetButton key={walkover} aria-pressed={chosen === walkover} onClick={() => onChoose(walkover)}>
          {label}
        </SheetButton>
      ))}
    </fieldset>
  );
}
