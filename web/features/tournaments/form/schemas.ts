/** What the forms about a tournament are checked with: the contract's body, or the entity's fields they are about. */
import * as z from 'zod/mini';
import { tournaments } from '#shared/contract/tournaments.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  adjustment,
  type Tournament,
  type TournamentRules,
  teamIds,
  tournamentForm,
  tournamentRules,
  tournamentStatus,
} from '#shared/domain/schemas/tournament.ts';
import { fieldText } from '#shared/spanish/validation.ts';

const { name, description, startDate, endDate } = tournamentForm;
const dates = z.object({ startDate, endDate });

/** Said under the end date as soon as both dates are there, whatever else is wrong. */
const inOrder = z.refine<z.output<typeof dates>>((given) => given.endDate >= given.startDate, {
  path: ['endDate'],
  error: fieldText.endDate,
  when: ({ value }) => dates.safeParse(value).success,
});
const notNothing = z.refine<number>((points) => points !== 0, { error: fieldText.notZero });

export const newTournamentSchema = tournaments['POST /tournaments'].body.check(inOrder);
export const dataSchema = z.object({ name, description, startDate, endDate }).check(inOrder);
export const participantsSchema = z.object({ teamIds });
/** Blue cards that are not counted are null in a form: absent, it would fall back to what it started with. */
const { suspensions } = tournamentRules.shape;
const formRules = z.extend(tournamentRules, {
  suspensions: z.extend(suspensions, { blueAccumulation: suspensions.shape.yellowAccumulation }),
});
export type FormRules = z.output<typeof formRules>;

export const asFormRules = (rules: TournamentRules): FormRules => ({
  ...rules,
  suspensions: { ...rules.suspensions, blueAccumulation: rules.suspensions.blueAccumulation ?? null },
});

export const rulesSchema = z.object({ rules: formRules });
export const statusSchema = z.object({ status: tournamentStatus });
export const adjustmentsSchema = z.object({
  adjustments: z
    .array(z.extend(adjustment, { points: adjustment.shape.points.check(notNothing) }))
    .check(z.maxLength(limits.participants)),
});

/** The fields of the creation form; the other forms have some of them. */
export type TournamentFields = Omit<Tournament, 'id' | 'version' | 'adjustments' | 'rules'> & { rules: FormRules };
export type AdjustmentFields = Pick<Tournament, 'adjustments'>;
