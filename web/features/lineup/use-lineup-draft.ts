/** The lineup being edited: unsaved changes are kept in this tab even when the user leaves the screen. */
import { useState } from 'react';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { useUnloadQuestion } from '../../lib/forms/use-unload-question.ts';
import { readDraft, saveDraft } from '../../lib/saved-drafts.ts';
import { type FormationAndPositions, isSameLineup } from './lineup-moves.ts';

interface LineupDraft extends FormationAndPositions {
  /** Version of the stored lineup that the draft started from. */
  readonly version: number;
}

/** @param name key of the draft: it names the user, the team and the match */
export function useLineupDraft(name: string, stored: Lineup) {
  const storageKey = `lineup ${name}`;
  const [draft, setDraft] = useState(() => readDraft<LineupDraft>(storageKey));
  const isChanged = draft !== null && !isSameLineup(draft, stored);

  const update = (next: LineupDraft | null) => {
    saveDraft(storageKey, next);
    setDraft(next);
  };

  // The draft survives leaving the screen, but not closing the tab.
  useUnloadQuestion(isChanged);

  // A draft equal to the stored lineup does not count as a change.
  const current = draft && isChanged ? draft : stored;
  return {
    formation: current.formation,
    positions: current.positions,
    /** Version of the lineup that was edited: the server refuses to overwrite a newer one. */
    version: current.version,
    isChanged,
    change: (next: FormationAndPositions) => update({ ...next, version: current.version }),
    discard: () => update(null),
  };
}
