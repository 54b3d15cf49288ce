/** Sanction (sanción): what the tribunal decided, or has still to decide, about somebody. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { toVisibleLines } from '../visible-text.ts';
import { bulletinReference } from './bulletin.ts';
import { id, idOrNone, localDate, name, teamTarget, text, version } from './primitives.ts';

/** Whom a sanction is about; 'other' is somebody who is in no squad, such as a spectator. */
export const sanctionSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('player'), id }),
  z.strictObject({ kind: z.literal('staff'), id }),
  teamTarget,
  z.strictObject({ kind: z.literal('other'), name }),
]);
export type SanctionSubject = z.output<typeof sanctionSubject>;

/** What the case began with. */
export const sanctionOrigin = z.enum(['card', 'report', 'protest', 'office', 'unknown']);
export type SanctionOrigin = z.output<typeof sanctionOrigin>;

export const sanctionStatus = z.enum(['provisional', 'decided', 'annulled']);
export type SanctionStatus = z.output<typeof sanctionStatus>;

const matches = z.int().check(z.minimum(0), z.maximum(limits.matchesOfSanction));
/** null: not known yet; it blocks until it is. */
const matchesOrUnknown = z.nullable(matches.check(z.minimum(1)));

/**
 * Matches to be missed; of them `served` had been before, in matches that are not in the register, and `onHold` are decided but not
 * to be served now.
 */
export const matchesMeasure = z.strictObject({
  kind: z.literal('matches'),
  matches: matchesOrUnknown,
  served: matches,
  onHold: matches,
});

/** As a client sends it: what is not said is 0. */
export const sentMatchesMeasure = z
  .strictObject({
    kind: z.literal('matches'),
    matches: matchesOrUnknown,
    served: z.prefault(matches, 0),
    onHold: z.prefault(matches, 0),
  })
  .check(
    z.superRefine(({ matches: all, served, onHold }, { addIssue }) => {
      const atMost = all ?? limits.matchesOfSanction;
      if (served > atMost) addIssue({ code: 'custom', path: ['served'], message: fieldMessages.moreThanMatches });
      else if (served + onHold > atMost)
        addIssue({ code: 'custom', path: ['onHold'], message: fieldMessages.moreThanMatches });
    }),
  );

export const untilMeasure = z.strictObject({ kind: z.literal('until'), from: localDate, until: localDate }).check(
  z.superRefine(({ from, until }, { addIssue }) => {
    if (until < from) addIssue({ code: 'custom', path: ['until'], message: fieldMessages.untilBeforeFrom });
  }),
);
export const indefiniteMeasure = z.strictObject({ kind: z.literal('indefinite'), from: localDate });

export const fineMeasure = z.strictObject({
  kind: z.literal('fine'),
  /** null: not known yet, or not printed. */
  amount: z.nullable(z.number().check(z.minimum(0), z.maximum(limits.fineAmount))),
  unit: text(limits.fineUnitLength),
});

export const pointsMeasure = z.strictObject({
  kind: z.literal('points'),
  points: z.int().check(z.minimum(-limits.pointsOfSanction), z.maximum(limits.pointsOfSanction)),
});

/** What is printed; the act itself is done elsewhere. */
export const toldMeasure = z.strictObject({
  kind: z.enum(['result', 'ground', 'other']),
  text: text(limits.measureTextLength, 1),
});

const otherMeasures = [
  untilMeasure,
  indefiniteMeasure,
  z.strictObject({ kind: z.literal('expelled') }),
  z.strictObject({ kind: z.literal('warning') }),
  z.strictObject({ kind: z.literal('dismissed') }),
  fineMeasure,
  pointsMeasure,
  toldMeasure,
  /** Ends what `replaces` names or, with `matchId`, the ban of that match's card. */
  z.strictObject({ kind: z.literal('lifted') }),
] as const;

/** One measure (medida) of a sanction. */
const measure = z.discriminatedUnion('kind', [matchesMeasure, ...otherMeasures]);
const sentMeasure = z.discriminatedUnion('kind', [sentMatchesMeasure, ...otherMeasures]);
export type Measure = z.output<typeof measure>;

/** The fields that a user can edit; no other file lists them. */
export const sanctionForm = {
  /** 0: every tournament. */
  tournamentId: idOrNone,
  subject: sanctionSubject,
  matchId: z.optional(id),
  origin: sanctionOrigin,
  status: sanctionStatus,
  article: text(limits.articleLength),
  reason: z.string().check(z.overwrite(toVisibleLines), z.minLength(1), z.maxLength(limits.sanctionReasonLength)),
  decidedOn: localDate,
  measures: z.array(sentMeasure).check(z.maxLength(limits.measuresOfSanction)),
  /** The sanction that this one supersedes. */
  replaces: z.optional(id),
};
export type SanctionForm = z.output<z.ZodMiniObject<typeof sanctionForm>>;

/** Default values of a new sanction: most lists do not tell how a case began. */
export const sanctionDefaults = {
  origin: 'unknown',
  article: '',
  status: 'decided',
} as const satisfies Partial<SanctionForm>;

/** Only a provisional sanction may be without a measure: what is decided, says what. */
export const checkMeasures = z.superRefine<
  Pick<SanctionForm, 'measures'> & { readonly status?: SanctionStatus | undefined }
>(({ measures, status }, { addIssue }) => {
  if (measures.length === 0 && status !== 'provisional')
    addIssue({ code: 'custom', path: ['measures'], message: fieldMessages.measures });
});

/** A sanction as stored: with ids alone. */
const storedSanction = z.object({
  id,
  ...sanctionForm,
  measures: z.array(measure),
  /** The team of the subject when the sanction was given; 0 for one without. */
  teamId: idOrNone,
  /** The bulletin that has published it; null until one has. */
  bulletin: z.nullable(z.object({ id, ...bulletinReference.shape })),
  version,
});
export type StoredSanctionFields = z.output<typeof storedSanction>;

export const sanction = z.object({ ...storedSanction.shape, subjectName: z.string(), teamName: z.string() });
export type Sanction = z.output<typeof sanction>;
