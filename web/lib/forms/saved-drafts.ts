/** Unsaved input, kept in the session storage of this tab until it is saved or discarded. */

export function readDraft<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function saveDraft(name: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // The browser refuses storage: the draft is lost when the user leaves the screen.
  }
}
