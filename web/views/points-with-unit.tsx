/** A team's points where no heading says what the number is: '12 pts'. */
import { withMinusSign } from '#shared/spanish/numbers.ts';
import { pointsUnit } from '#shared/text/labels.ts';

export function PointsWithUnit({ points }: { readonly points: number }) {
  return (
    <>
      {withMinusSign(points)}
      <abbr title="puntos" className="ml-1 font-normal text-muted text-sm">
        {pointsUnit(points)}
      </abbr>
    </>
  );
}
