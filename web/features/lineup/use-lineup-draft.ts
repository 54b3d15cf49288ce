/** The lineup being edited: unsaved changes are kept in this tab even when the user leaves the screen. */
import { useEffect, useState } from 'react';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { type FormationAndPositions, isSameLineup } from './lineup-moves.ts';
import { type LineupDraft, readDraft, saveDraft } from './saved-drafts.ts';

/** @param name key of the draft: it names the user, the team and the match */
export function useLineupDraft(name: string, stored: Lineup) {
  const [draft, setDraft] = useState<LineupDraft | null>(() => readDraft(name));
  const isChanged = draft !== null && !isSameLineup(draft, stored);

  const update = (next: LineupDraft | null) => {
    saveDraft(name, next);
    setDraft(next);
  };

  // The draft survives leaving the screen, but not closing the tab: the browser then asks for confirmation.
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

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
