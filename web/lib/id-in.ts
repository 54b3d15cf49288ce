/** Reads an id from a part of an address. */

/** '12' → 12; null for any text that is no id. */
export function parseId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
