/** What a team needs in its tables: for each band its state, the numbers, the reason, and its next match. */
import type { TeamPlace } from '#shared/pages/page-data.ts';
import type { TeamOutlookText } from '#shared/text/outlook/tournament-outlook-text.ts';
import { Card } from '../../ui/card.tsx';
import { OutlookMarkText } from '../standings/outlook-mark.tsx';
import { AsOf } from './as-of.tsx';

export interface ToldPlace extends Pick<TeamPlace, 'tournament' | 'group'> {
  readonly outlook: TeamOutlookText;
}

/** The places of which something is told. */
export const toldPlacesOf = (places: readonly TeamPlace[]): ToldPlace[] =>
  places.flatMap(({ tournament, group, outlook }) => (outlook ? [{ tournament, group, outlook }] : []));

/** 'Copa Otoño', 'Copa Otoño · Zona A'. */
export const nameOfPlace = ({ tournament, group }: Pick<TeamPlace, 'tournament' | 'group'>): string =>
  [tournament.name, group].filter(Boolean).join(' · ');

export function TeamOutlooks({ places }: { readonly places: readonly ToldPlace[] }) {
  return places.map((place) => (
    <Card key={nameOfPlace(place)} className="flex flex-col gap-3 p-4">
      <h3 className="text-muted text-sm">{nameOfPlace(place)}</h3>
      {place.outlook.told.map(({ label, mark, sentences }) => (
        <div key={label} className="flex flex-col gap-1">
          <h4 className="flex flex-wrap items-baseline gap-x-2 font-semibold text-base">
            {label}
            <OutlookMarkText mark={mark} />
          </h4>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
      <AsOf lastResult={place.outlook.lastResult} />
    </Card>
  ));
}
