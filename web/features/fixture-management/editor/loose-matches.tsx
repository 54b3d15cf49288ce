/** The matches of a round that have no cancha yet: they are in no slot of the timetable, and can be moved to one. */
import { formatShortDate } from '#shared/text/dates.ts';
import type { EditedPlan } from './assess-move.ts';
import { cellIdOfLooseMatch } from './cell-ids.ts';
import { isSamePlace, type MatchPlace, matchAtPlace } from './edit-plan.ts';
import { SlotCell } from './slot-cell.tsx';

interface LooseMatchesProps {
  readonly plan: EditedPlan;
  readonly places: readonly MatchPlace[];
  /** The chosen or dragged match. */
  readonly moving: MatchPlace | null;
  readonly isDragging: boolean;
  readonly onChoose: (place: MatchPlace | null) => void;
}

export function LooseMatches({ plan, places, moving, isDragging, onChoose }: LooseMatchesProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-sans font-semibold text-muted text-sm">Sin cancha</h3>
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {places.map((place) => {
          const match = matchAtPlace(plan.rounds, place);
          const isMoving = isSamePlace(moving, place);
          const when = `${formatShortDate(match.matchDate, '')}, ${match.matchTime}`;
          return (
            <li key={place.index} className="min-w-0">
              <SlotCell
                plan={plan}
                id={cellIdOfLooseMatch(place)}
                cancha={when}
                slotName={`${when}, sin cancha`}
                match={match}
                state={isMoving ? { kind: 'own' } : null}
                isDragging={isDragging}
                isLoose
                onPress={() => onChoose(isMoving ? null : place)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
