/**
 * A pitch in portrait orientation, with the team's own goal at the bottom; and one with an element at each place of a
 * formation.
 */
import type { ReactNode } from 'react';
import type { PitchPlace } from '#shared/domain/squads/formations.ts';

interface PitchProps {
  readonly places: readonly PitchPlace[];
  /** Renders one place; the element is centred on the place's position. */
  readonly children: (place: PitchPlace) => ReactNode;
}

/** The height that the bars of the screen leave, so that the whole pitch is in sight; four rows of places fit in it. */
export const pitchHeightClass =
  'h-[clamp(18rem,calc(100dvh-21.5rem),26rem)] md:h-[clamp(26rem,calc(100dvh-17rem),33rem)]';

/** The grass and its lines, below what stands on them. */
export function PitchGround({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={`relative mx-auto w-full max-w-[25rem] select-none overflow-hidden rounded-card bg-pitch ${pitchHeightClass}`}
    >
      <PitchMarkings />
      {children}
    </div>
  );
}

/** Sets positions by styles of elements, which published pages may not have. */
export function Pitch({ places, children }: PitchProps) {
  return (
    <PitchGround>
      <ul>
        {places.map((place) => (
          <li
            key={place.id}
            // Positions are percentages from the formation, so CSS classes cannot express them.
            style={{ left: `${place.x}%`, top: `${place.y}%`, width: `${widthOf(place, places)}%` }}
            className="absolute -mt-3 -translate-x-1/2 -translate-y-1/2"
          >
            {children(place)}
          </li>
        ))}
      </ul>
    </PitchGround>
  );
}

/** The width of a place in percent: neighbours in a row do not overlap. */
const widthOf = ({ y }: PitchPlace, places: readonly PitchPlace[]): number =>
  Math.min(31, 98 / places.filter((place) => place.y === y).length);

/** The grass stripes and the white lines of the pitch. */
function PitchMarkings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 400"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full text-white"
    >
      {[0, 100, 200, 300].map((y) => (
        <rect key={y} y={y} width={300} height={50} fill="currentColor" fillOpacity={0.05} />
      ))}
      <g fill="none" stroke="currentColor" strokeOpacity={0.55} strokeWidth={2}>
        <path d="M10 10h280v380H10ZM10 200h280" />
        <circle cx={150} cy={200} r={38} />
        <path d="M85 10v52a12 12 0 0 0 12 12h106a12 12 0 0 0 12-12V10M85 390v-52a12 12 0 0 1 12-12h106a12 12 0 0 1 12 12v52" />
        <path d="M120 10V4h60v6M120 390v6h60v-6" />
      </g>
    </svg>
  );
}
