/** Ids as they stand in an address. */

/** '12' → 12; null for everything that is no id. */
export function idIn(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
