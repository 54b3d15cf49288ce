/** What `POST /tournaments/{id}/fixture/suspend` takes. */
import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { noticeWords } from '../domain/schemas/notice.ts';
import { checkUniqueItems, id, localDate, name } from '../domain/schemas/primitives.ts';
import { fieldMessages } from '../spanish/validation.ts';

export const suspensionBody = z
  .strictObject({
    date: z.optional(localDate),
    /** In place of the day: a round, on whatever days it is played. */
    round: z.optional(name),
    /** Only the matches on these canchas; absent: on all. */
    canchaIds: z.optional(z.array(id).check(z.maxLength(limits.canchasOfPlayingTime), checkUniqueItems)),
    ...noticeWords,
  })
  .check(
    z.superRefine(({ date, round }, { addIssue }) => {
      if ((date === undefined) === (round === undefined))
        addIssue({ code: 'custom', path: ['date'], message: fieldMessages.dayOrRound });
    }),
  );
