/** What is kept on the device, or only in this tab; a browser may refuse to keep anything, which is no failure. */

type Storage = 'localStorage' | 'sessionStorage';

/** Null when nothing was kept, or nothing can be. */
export function readSaved(key: string, storage: Storage = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** False when the browser refused. */
export function save(key: string, value: string, storage: Storage = 'localStorage'): boolean {
  try {
    window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
