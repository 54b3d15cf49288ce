/** A team's place in each table of its tournaments. */
import type { TeamPlace } from '#shared/pages/page-data.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { pointsText, tournamentStatusLabels } from '#shared/text/labels.ts';
import { podiumLabels } from '#shared/text/podium.ts';
import { FormBadges } from '../form-badges.tsx';

export function TeamPlaces({ places }: { readonly places: readonly TeamPlace[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {places.map((place) => (
        <li key={`${place.tournament.id} ${place.group}`}>
          <a
            href={hrefOfPage({ name: 'standings', id: place.tournament.id })}
            className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-3 py-2 hover:bg-tint"
          >
            <span className="min-w-0 flex-[1_1_8rem]">
              <span className="block leading-tight">
                {[place.tournament.name, place.group].filter(Boolean).join(' · ')}
              </span>
              <span className="text-muted text-sm">{placeText(place)}</span>
            </span>
            {place.row && place.row.played > 0 && (
              <FormBadges results={place.row.last3ResultsFormatted.map(({ result }) => result)} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** For example '3.º de 8 · 12 pts', or 'Campeón · 3.º de 8 · 12 pts'; before the team's first match, the tournament's status. */
const placeText = ({ row, teams, tournament, won }: TeamPlace): string =>
  row?.played
    ? [won && podiumLabels[won], `${row.positionDisplay}.º de ${teams}`, pointsText(row.pointsFormatted)]
        .filter(Boolean)
        .join(' · ')
    : tournamentStatusLabels[tournament.status];
