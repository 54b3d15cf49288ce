/** Values of the playoffs form: validation and initial values. */
import * as z from 'zod/mini';
import { tournaments } from '#shared/contract/tournaments.ts';
import { addDays } from '#shared/domain/calendar.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';

const { body } = tournaments['POST /tournaments/{id}/generate-playoffs'];
export type PlayoffFormValues = z.input<typeof body>;

const thirdPlaceFieldCheck = (field: 'thirdPlaceDate' | 'thirdPlaceTime') =>
  z.refine<PlayoffFormValues>((fields) => !fields.include3rdPlaceMatch || Boolean(fields[field]), {
    path: [field],
    error: fieldMessages.required,
  });

export const playoffFormSchema = body.check(
  thirdPlaceFieldCheck('thirdPlaceDate'),
  thirdPlaceFieldCheck('thirdPlaceTime'),
);

interface PlayoffDefaultsOptions {
  readonly today: string;
  /** Day of the last league match; null if there is none. */
  readonly lastLeagueDay: string | null;
  readonly location: string;
  readonly canchas: readonly Cancha[];
}

/**
 * Initial values of the form: semifinals today, or the day after the last league match if that is later; the final and
 * the third-place match a week after them; the first available cancha.
 */
export function defaultPlayoffFormValues({
  today,
  lastLeagueDay,
  location,
  canchas,
}: PlayoffDefaultsOptions): PlayoffFormValues {
  const semisDate = lastLeagueDay === null || lastLeagueDay < today ? today : addDays(lastLeagueDay, 1);
  const finalDate = addDays(semisDate, 7);
  return {
    semi1Date: semisDate,
    semi1Time: '15:30',
    semi2Date: semisDate,
    semi2Time: '16:30',
    finalDate,
    finalTime: '17:30',
    include3rdPlaceMatch: true,
    thirdPlaceDate: finalDate,
    thirdPlaceTime: '16:00',
    location,
    canchaId: canchas.find(({ disponible }) => disponible)?.id ?? 0,
  };
}
