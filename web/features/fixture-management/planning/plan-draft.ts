/** The choices and the plan of a tournament, kept in this tab until the fixture is created or the plan is discarded. */
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { readDraft, saveDraft } from '../../../lib/saved-drafts.ts';
import { knownOfficials, type PlanChoices } from '../choices/plan-choices.ts';
import type { ShownPlan } from './planned-fixture.tsx';

export interface PlanDraft {
  readonly choices: PlanChoices;
  /** Null before the first plan. */
  readonly plan: ShownPlan | null;
}

const storageKeyOf = (tournamentId: number): string => `fixture ${tournamentId}`;

export function readPlanDraft(tournamentId: number, staff: readonly Staff[]): PlanDraft | null {
  const draft = readDraft<PlanDraft>(storageKeyOf(tournamentId));
  const officials = knownOfficials(draft?.choices.officials, staff);
  return draft && { ...draft, choices: { ...draft.choices, officials } };
}

export const savePlanDraft = (tournamentId: number, draft: PlanDraft | null): void =>
  saveDraft(storageKeyOf(tournamentId), draft);
