/** What `POST /tournaments/{id}/generate-playoffs` takes. */
import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { qualifierCounts } from '../domain/playoffs/playoff-draw.ts';
import { seed } from '../domain/schemas/fixture.ts';
import { id, idOrNone, localDate, localTime, name, text } from '../domain/schemas/primitives.ts';
import { fieldMessages } from '../spanish/validation.ts';
import { postBodySchema } from './bodies.ts';

const allowEmptyOrNull = <S extends z.ZodMiniType>(schema: S) => z.nullable(z.union([schema, z.literal('')]));
const semifinalFields = ['semi1Date', 'semi1Time', 'semi2Date', 'semi2Time'] as const;
const submittedPlayoffsFields = {
  /** How many places the bracket has; without it the best four qualify, two of each of exactly two groups. */
  qualifiers: z.optional(z.literal(qualifierCounts)),
  /** The matches before the semifinals, with 8 or 16 qualifiers: one for each that is played, none for byes. */
  rounds: z.optional(
    z
      .array(z.strictObject({ round: name, date: localDate, time: localTime }))
      .check(z.maxLength(limits.earlierPlayoffMatches)),
  ),
  /** Optional with `qualifiers` 2, and for a semifinal that is not played because of a bye; ignored then. */
  semi1Date: z.optional(localDate),
  semi1Time: z.optional(localTime),
  semi2Date: z.optional(localDate),
  semi2Time: z.optional(localTime),
  finalDate: localDate,
  finalTime: localTime,
  include3rdPlaceMatch: z.optional(z.boolean()),
  /**
   * Date and time of the match for the third place: required with `include3rdPlaceMatch`, ignored without it and where
   * fewer than two semifinals are played.
   */
  thirdPlaceDate: z.optional(allowEmptyOrNull(localDate)),
  thirdPlaceTime: z.optional(allowEmptyOrNull(localTime)),
  /** Where the matches are played; when absent or empty, the federation's default location. */
  location: z.optional(text(200)),
  canchaId: z.optional(idOrNone),
  /**
   * Who meets whom in the first round, from the top of the bracket to its bottom, as many pairs as half of the places;
   * without an away team (0) the home team has a bye. Any participants, each once.
   */
  pairs: z.optional(z.array(z.strictObject({ homeTeamId: id, awayTeamId: idOrNone })).check(z.maxLength(8))),
  /** Draws the pairs of those who qualify by lot; the same seed gives the same pairs. */
  drawSeed: z.optional(seed),
};

type SubmittedPlayoffs = z.output<z.ZodMiniObject<typeof submittedPlayoffsFields>>;

/** Requires the semifinals wherever both are played; with four places that depends on the table. */
const semifinalsRequired = z.superRefine<SubmittedPlayoffs>(
  (body, { addIssue }) => {
    if (body.qualifiers === 2 || body.qualifiers === 4) return;
    for (const field of semifinalFields) {
      if (body[field] === undefined) addIssue({ code: 'custom', path: [field], message: fieldMessages.required });
    }
  },
  // Said together with the mistakes in other fields.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

const pairsAreWhole = z.superRefine<SubmittedPlayoffs>(
  ({ pairs, qualifiers = 4, drawSeed }, { addIssue }) => {
    if (!pairs) return;
    const custom = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    if (drawSeed !== undefined) custom(['drawSeed'], 'Los cruces se eligen o se sortean, no las dos cosas');
    if (pairs.length !== qualifiers / 2) {
      custom(['pairs'], `Con ${qualifiers} lugares los cruces son ${qualifiers / 2}, y hay ${pairs.length}`);
    }
    const named = new Set<number>();
    for (const [at, pair] of pairs.entries()) {
      for (const side of ['homeTeamId', 'awayTeamId'] as const) {
        if (named.has(pair[side])) custom(['pairs', at, side], 'Ese equipo ya está en un cruce');
        if (pair[side] !== 0) named.add(pair[side]);
      }
    }
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

export const playoffGeneration = postBodySchema(submittedPlayoffsFields).check(semifinalsRequired, pairsAreWhole);
