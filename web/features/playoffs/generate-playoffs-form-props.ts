/** Props of the playoffs form, before and after its options are loaded. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';

export interface GeneratePlayoffsFormProps {
  readonly tournament: Tournament;
  /** Navigates to the new bracket. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}
