/** What a team needs, as people copy it into a chat. */
import { chatText } from '#shared/pages/chat-text.ts';
import { asOfText } from './as-of.tsx';
import { nameOfPlace, type ToldPlace } from './team-outlook.tsx';

/** A line for each band, such as 'Clasifica a semifinales: ✓ Clasificado. Aunque pierda …'. */
export const chatTextOfOutlook = (teamName: string, places: readonly ToldPlace[], address: string): string =>
  chatText(
    { title: `¿Qué necesita ${teamName}?`, address },
    places.flatMap((place) => [
      nameOfPlace(place),
      ...place.outlook.told.map(({ label, mark, sentences }) =>
        [`${label}: ${mark.sign} ${mark.words}.`, ...sentences].join(' '),
      ),
      asOfText(place.outlook.lastResult),
    ]),
  );
