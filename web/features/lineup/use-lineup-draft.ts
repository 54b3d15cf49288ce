/** A lineup while it is being changed: what was changed waits in this tab, whatever happens to the screen. */
import { useEffect, useState } from 'react';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { isSame, type LineupShape } from './lineup-moves.ts';
import { type Draft, loadDraft, saveDraft } from './saved-drafts.ts';

/** @param name of the lineup among all of everybody who uses this tab */
export function useLineupDraft(name: string, stored: Lineup) {
  const [draft, setDraft] = useState<Draft | null>(() => loadDraft(name));
  const isChanged = draft !== null && !isSame(draft, stored);

  const update = (next: Draft | null) => {
    saveDraft(name, next);
    setDraft(next);
  };

  // Leaving the screen keeps the draft; closing the tab would not.
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  // A draft equal to the stored lineup is dropped.
  const current = draft && isChanged ? draft : stored;
  return {
    formation: current.formation,
    positions: current.positions,
    /** What the changes were made to: saving refuses to overwrite anything newer. */
    version: current.version,
    isChanged,
    change: (next: LineupShape) => update({ ...next, version: current.version }),
    discard: () => update(null),
  };
}
