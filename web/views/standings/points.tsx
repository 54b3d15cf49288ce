/** The points of a row. Tied on points with the next one, they open the sentence that says why it stands above it. */
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { withMinusSign } from '#shared/spanish/numbers.ts';
import { Icon } from '../../ui/icon.tsx';

interface PointsProps {
  readonly row: Pick<FormattedStanding, 'teamId' | 'adjustment' | 'pointsFormatted' | 'tieExplanation'>;
  /** Distinguishes the tables of one page: a group's id, or 0 for the general table. */
  readonly tableId: number;
}

/** An asterisk marks a points adjustment, which is explained below the table. */
export function Points({ row: { teamId, adjustment, pointsFormatted, tieExplanation }, tableId }: PointsProps) {
  const number = (
    <span>
      {withMinusSign(pointsFormatted)}
      {adjustment !== 0 && <span className="absolute">*</span>}
    </span>
  );
  if (tieExplanation === null) return <span className="block pr-6 pl-1">{number}</span>;
  const id = `empate-${tableId}-${teamId}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${withMinusSign(pointsFormatted)} puntos, igualado: ver por qué está por encima`}
        className="flex h-12 w-full min-w-11 items-center justify-end pr-6 pl-1 font-bold"
      >
        {number}
        <Icon name="info" className="absolute right-1 size-4 text-muted" />
      </button>
      <span
        id={id}
        popover="auto"
        className="m-auto max-w-[min(24rem,calc(100vw-2rem))] text-balance rounded-card border border-line bg-surface p-4 text-center font-normal font-sans text-base text-text shadow-raised"
      >
        {tieExplanation}
      </span>
    </>
  );
}
