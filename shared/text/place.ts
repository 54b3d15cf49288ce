/** Where a match is played: the cancha's name and the address to go to. */
import type { Match } from '../domain/schemas/match.ts';

export type Place = Pick<Match, 'cancha' | 'location'>;

/** The name of the pitch; without a cancha the place that the match's form gave. */
export const pitchOf = ({ cancha, location }: Place): string => cancha?.nombre ?? location;

/** The cancha's own address, else the place that the match's form gave. */
export const addressOf = ({ cancha, location }: Place): string => cancha?.ubicacion || location;

/** 'Cancha Central, Av. San Martín 4500'; the name alone where there is no other address. */
export const placeText = (place: Place): string =>
  [...new Set([pitchOf(place), addressOf(place)])].filter((part) => part !== '').join(', ');

/** The address of a page that shows the way there, on any device; '' where there is no place. */
export function directionsHref(place: Place): string {
  const address = addressOf(place);
  return address && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
