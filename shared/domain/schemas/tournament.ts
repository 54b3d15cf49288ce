/** Tournament: a competition with its participants, rules, adjustments of points and bands of its tables. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { bands } from './band.ts';
import { eligibilityExceptions } from './eligibility.ts';
import { fixtureOptions, seed, withdrawal } from './fixture.ts';
import { checkUniqueItems, description, id, localDate, name, text, version } from './primitives.ts';
import { tournamentRules } from './rules.ts';

export const tournamentStatus = z.enum(['pending', 'in_progress', 'completed']);
export type TournamentStatus = z.output<typeof tournamentStatus>;

/** Points that the federation adds to a team or takes away. */
const adjustmentForm = {
  teamId: id,
  points: z.int().check(z.minimum(-999), z.maximum(999)),
  reason: text(200, 1),
};
export const adjustment = z.strictObject({
  ...adjustmentForm,
  /** The sanction that gives the points, since a bulletin published it; absent in those that an administrator entered. */
  sanctionId: z.optional(id),
});
export type Adjustment = z.output<typeof adjustment>;

export const teamIds = z.array(id).check(z.maxLength(limits.participants), checkUniqueItems);
const adjustments = z.array(adjustment).check(z.maxLength(limits.participants));
/** The adjustments of a new tournament, which has no sanctions yet. */
export const newAdjustments = z.array(z.strictObject(adjustmentForm)).check(z.maxLength(limits.participants));

/**
 * The fields that a user can edit; no other file lists them. The rules are not among them, as they may be sent in part.
 */
export const tournamentForm = {
  name,
  description,
  startDate: localDate,
  endDate: localDate,
  status: tournamentStatus,
  teamIds,
  adjustments,
  bands,
};
export type TournamentForm = z.output<z.ZodMiniObject<typeof tournamentForm>>;

/** Default values of a new tournament. A PUT without these fields keeps the stored values. */
export const tournamentDefaults: Pick<TournamentForm, 'description' | 'status' | 'teamIds' | 'adjustments' | 'bands'> =
  {
    description: '',
    status: 'pending',
    teamIds: [],
    adjustments: [],
    bands: [],
  };

export const tournament = z.object({
  id,
  ...tournamentForm,
  rules: tournamentRules,
  /** The seed of the fixture that was created last, so that anyone can draw it again; null without one. */
  fixtureSeed: z.nullable(seed),
  /** The options of the last created fixture: the next plan's defaults. */
  fixtureOptions: z.nullable(fixtureOptions),
  withdrawals: z.array(withdrawal),
  /** Told to administrators only: they name people and why. */
  eligibilityExceptions: z.optional(eligibilityExceptions),
  version,
});
export type Tournament = z.output<typeof tournament>;
