/** Props of the playoffs form, before and after its options are loaded. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';

export interface GeneratePlayoffsFormProps {
  readonly tournament: Tournament;
  /** Navigates to the bracket, when the user asks to see the generated playoffs. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}
