/**
 * A pitch in portrait orientation, with the team's own goal at the bottom and an element at each place of the
 * formation.
 */
import type { ReactNode } from 'react';
import type { PitchPlace } from '#shared/domain/formations.ts';

interface PitchProps {
  readonly places: readonly PitchPlace[];
  /** Renders one place; the element is centred on the place's position. */
  readonly children: (place: PitchPlace) => ReactNode;
}

export function Pitch({ places, children }: PitchProps) {
  return (
    <div className="relative mx-auto aspect-[4/5] w-full max-w-[25rem] md:aspect-[3/4] select-none overflow-hidden rounded-card bg-pitch">
      <PitchMarkings />
      <ul>
        {places.map((place) => (
          <li
            key={place.id}
            // Positions are percentages from the formation, so CSS classes cannot express them.
            style={{ left: `${place.x}%`, top: `${place.y}%` }}
            className="absolute -mt-3 w-[31%] -translate-x-1/2 -translate-y-1/2"
          >
            {children(place)}
          </li>
        ))}
      </ul>
    </div>
  );
}

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
