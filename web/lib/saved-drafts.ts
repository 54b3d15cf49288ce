/**
 * What is begun and not done, kept until it is saved or discarded, or the user signs out: for this tab, or for this device
 * where it has to outlive the tab.
 */

type Place = 'tab' | 'device';

/** Begins the key of every draft. */
const keyPrefix = 'borrador ';

/** Keys of drafts and jobs in earlier versions. */
const formerKey = /^(final-|pendingJob)\d+$/;

const isKeyOfDraft = (key: string): boolean => key.startsWith(keyPrefix) || formerKey.test(key);

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

export function readDraft<Draft>(name: string, place: Place = 'tab'): Draft | null {
  try {
    return JSON.parse(storageOf(place).getItem(keyPrefix + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function saveDraft(name: string, draft: object | null, place: Place = 'tab'): void {
  try {
    if (draft) storageOf(place).setItem(keyPrefix + name, JSON.stringify(draft));
    else storageOf(place).removeItem(keyPrefix + name);
  } catch {
    // The browser refuses storage: the draft is lost when the user leaves the screen.
  }
}

/** Deletes every draft of the tab and the device: the next user of the browser must not read them. */
export function forgetDrafts(): void {
  for (const place of ['tab', 'device'] as const) {
    try {
      const storage = storageOf(place);
      for (const key of Object.keys(storage)) if (isKeyOfDraft(key)) storage.removeItem(key);
    } catch {
      // The browser refuses storage, so there is nothing to delete.
    }
  }
}
