/** What is kept on the device; a browser may refuse to keep anything, which is no failure. */

/** Null when nothing was kept, or nothing can be. */
export function readSaved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when the browser refused. */
export function save(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
