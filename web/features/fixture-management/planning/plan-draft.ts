/** The choices and the plan of a tournament, kept in this tab until the fixture is created or the plan is discarded. */
import { readDraft, saveDraft } from '../../../lib/forms/saved-drafts.ts';
import type { PlanChoices } from '../choices/plan-choices.ts';
import type { ShownPlan } from './planned-fixture.tsx';

export interface PlanDraft {
  readonly choices: PlanChoices;
  /** Null before the first plan. */
  readonly plan: ShownPlan | null;
}

const storageKeyOf = (tournamentId: number): string => `fixture ${tournamentId}`;

export const readPlanDraft = (tournamentId: number): PlanDraft | null => readDraft(storageKeyOf(tournamentId));

export const savePlanDraft = (tournamentId: number, draft: PlanDraft | null): void =>
  saveDraft(storageKeyOf(tournamentId), draft);
