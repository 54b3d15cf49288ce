/** The score of a shoot-out: 0 and 0 leaves the match level. */

import { limits } from '#shared/domain/limits.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { NumberStepper } from '../frame/number-stepper.tsx';
import type { SheetSide } from '../sheet-sides.ts';

export type ShootOutScore = Readonly<Record<MatchSide, number>>;

interface ShootOutProps {
  readonly sides: readonly [SheetSide, SheetSide];
  readonly score: ShootOutScore;
  readonly onChange: (score: ShootOutScore) => void;
}

export function ShootOut({ sides, score, onChange }: ShootOutProps) {
  return (
    <fieldset className="shrink-0">
      <legend className="mb-1 font-semibold">Penales</legend>
      <div className="grid grid-cols-2 gap-3">
        {sides.map(({ side, name }) => (
          <div key={side} className="flex flex-col gap-1">
            <span className="line-clamp-1 text-center text-sm">{name}</span>
            <NumberStepper
              label={`Penales de ${name}`}
              value={score[side]}
              min={0}
              max={limits.score}
              onChange={(value) => onChange({ ...score, [side]: value })}
            />
          </div>
        ))}
      </div>
      <p className="mt-1 text-sm">Con 0 y 0 queda empatado.</p>
    </fieldset>
  );
}
