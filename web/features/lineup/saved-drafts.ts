/** Unsaved lineups, kept in the session storage of this tab until they are saved or discarded. */
import type { LineupShape } from './lineup-moves.ts';

export interface Draft extends LineupShape {
  /** Version of the stored lineup that the draft started from. */
  readonly version: number;
}

const keyOf = (name: string): string => `lineup ${name}`;

export function loadDraft(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function saveDraft(name: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage the draft lives only as long as the screen.
  }
}
