/** What the form of the playoffs is given, before and after its choices are there. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';

export interface GeneratePlayoffsFormProps {
  readonly tournament: Tournament;
  /** To the bracket that was made. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}
