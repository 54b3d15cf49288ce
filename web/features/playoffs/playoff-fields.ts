/** The fields of the form that makes the playoffs: how they are checked, and what they start with. */
import * as z from 'zod/mini';
import { tournaments } from '#shared/contract/tournaments.ts';
import { addDays } from '#shared/domain/calendar.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { fieldText } from '#shared/text/validation.ts';

const { body } = tournaments['POST /tournaments/{id}/generate-playoffs'];
export type PlayoffFields = z.input<typeof body>;

const givenWithThirdPlace = (field: 'thirdPlaceDate' | 'thirdPlaceTime') =>
  z.refine<PlayoffFields>((fields) => !fields.include3rdPlaceMatch || Boolean(fields[field]), {
    path: [field],
    error: fieldText.required,
  });

export const playoffFields = body.check(givenWithThirdPlace('thirdPlaceDate'), givenWithThirdPlace('thirdPlaceTime'));

interface Known {
  readonly today: string;
  readonly location: string;
  readonly canchas: readonly Cancha[];
}

/** Semifinals today, the rest a week later, on the first cancha there is. */
export function newPlayoffs({ today, location, canchas }: Known): PlayoffFields {
  const finalDate = addDays(today, 7);
  return {
    ...{ semi1Date: today, semi1Time: '15:30', semi2Date: today, semi2Time: '16:30' },
    ...{ finalDate, finalTime: '17:30' },
    ...{ include3rdPlaceMatch: true, thirdPlaceDate: finalDate, thirdPlaceTime: '16:00' },
    location,
    canchaId: canchas.find(({ disponible }) => disponible)?.id ?? 0,
  };
}
