/**
 * Validation schemas of the tournament forms: the contract's body for a new tournament, single fields for the dialogs.
 */
import * as z from 'zod/mini';
import { tournaments } from '#shared/contract/tournaments.ts';
import { limits } from '#shared/domain/limits.ts';
import { bands } from '#shared/domain/schemas/band.ts';
import { type TournamentRules, tournamentRules } from '#shared/domain/schemas/rules.ts';
import {
  adjustment,
  type Tournament,
  teamIds,
  tournamentForm,
  tournamentStatus,
} from '#shared/domain/schemas/tournament.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';

const { name, description, startDate, endDate } = tournamentForm;
const startAndEndDateSchema = z.object({ startDate, endDate });

/** Reports an end date before the start date as soon as both dates are valid, even if other fields are not. */
const endNotBeforeStartCheck = z.refine<z.output<typeof startAndEndDateSchema>>(
  (given) => given.endDate >= given.startDate,
  {
    path: ['endDate'],
    error: fieldMessages.endDate,
    when: ({ value }) => startAndEndDateSchema.safeParse(value).success,
  },
);
const notZero = z.refine<number>((points) => points !== 0, { error: fieldMessages.notZero });

export const newTournamentSchema = tournaments['POST /tournaments'].body.check(endNotBeforeStartCheck);
export const tournamentDataSchema = z.object({ name, description, startDate, endDate }).check(endNotBeforeStartCheck);
export const participantsSchema = z.object({ teamIds });
/** In the form, null means that blue cards are not counted: undefined would reset the field to its initial value. */
const { suspensions } = tournamentRules.shape;
const rulesFormSchema = z.extend(tournamentRules, {
  suspensions: z.extend(suspensions, { blueAccumulation: suspensions.shape.yellowAccumulation }),
});
export type RulesFormValues = z.output<typeof rulesFormSchema>;

export const formValuesFromRules = (rules: TournamentRules): RulesFormValues => ({
  ...rules,
  suspensions: { ...rules.suspensions, blueAccumulation: rules.suspensions.blueAccumulation ?? null },
});

export const rulesDialogSchema = z.object({ rules: rulesFormSchema });
export const bandsSchema = z.object({ bands });
export const tournamentStatusSchema = z.object({ status: tournamentStatus });
export const adjustmentsSchema = z.object({
  adjustments: z
    .array(z.extend(adjustment, { points: adjustment.shape.points.check(notZero) }))
    .check(z.maxLength(limits.participants)),
});

/** The fields of the creation form; the other tournament forms contain some of them. */
export type TournamentFormValues = Omit<Tournament, 'id' | 'version' | 'adjustments' | 'rules'> & {
  rules: RulesFormValues;
};
export type BandsFormValues = Pick<Tournament, 'bands'>;
export type AdjustmentsFormValues = Pick<Tournament, 'adjustments'>;
