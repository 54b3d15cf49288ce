/** Unsaved lineups, kept in the session storage of this tab until they are saved or discarded. */
import type { FormationAndPositions } from './lineup-moves.ts';

export interface LineupDraft extends FormationAndPositions {
  /** Version of the stored lineup that the draft started from. */
  readonly version: number;
}

const draftStorageKey = (name: string): string => `lineup ${name}`;

export function readDraft(name: string): LineupDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(draftStorageKey(name)) ?? 'null') as LineupDraft | null;
  } catch {
    return null;
  }
}

export function saveDraft(name: string, draft: LineupDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(draftStorageKey(name), JSON.stringify(draft));
    else sessionStorage.removeItem(draftStorageKey(name));
  } catch {
    // The browser refuses storage: the draft is lost when the user leaves the screen.
  }
}
