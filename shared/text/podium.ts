/** The first three of a tournament in words. */
import type { Podium } from '../domain/schemas/podium.ts';

export const podiumPlaces = ['champion', 'runnerUp', 'thirdPlace'] as const satisfies readonly (keyof Podium)[];

export const podiumLabels: Record<keyof Podium, string> = {
  champion: 'Campeón',
  runnerUp: 'Subcampeón',
  thirdPlace: 'Tercer puesto',
};

/** 'Campeón: Lanús · Subcampeón: Quilmes'; '' while nobody has won. */
export const podiumText = (podium: Podium | null): string =>
  podium === null
    ? ''
    : podiumPlaces
        .flatMap((place) => (podium[place] ? [`${podiumLabels[place]}: ${podium[place].name}`] : []))
        .join(' · ');
