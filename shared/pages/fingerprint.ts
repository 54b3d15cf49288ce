/** A short name for a text: equal texts have equal fingerprints, and addresses end in them. */

/** FNV-1a hash of 64 bits in hexadecimal: 16 digits. */
export function fingerprintOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
