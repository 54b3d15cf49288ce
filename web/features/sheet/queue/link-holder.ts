/** Who keeps a sheet by its link, as that person said on this phone: a link names nobody. */

const holderKey = 'planillaPor';

interface LinkHolder {
  /** The match of whose sheet it was asked. */
  readonly matchId: number;
  /** '' for somebody who gave no name. */
  readonly name: string;
}

function readHolder(): LinkHolder | null {
  try {
    return JSON.parse(localStorage.getItem(holderKey) ?? 'null') as LinkHolder | null;
  } catch {
    return null;
  }
}

/** The name of who keeps this match's sheet; null while nobody was asked. */
export function readHolderName(matchId: number): string | null {
  const holder = readHolder();
  return holder?.matchId === matchId ? holder.name : null;
}

/** The name that was given last on this phone, perhaps for another match. */
export const readLastHolderName = (): string => readHolder()?.name ?? '';

/** A name without a letter or digit, which the API would refuse with all that is sent beside it, counts as none. */
export function saveHolderName(matchId: number, name: string): void {
  const holder: LinkHolder = { matchId, name: /[\p{L}\p{N}]/u.test(name) ? name.trim() : '' };
  try {
    localStorage.setItem(holderKey, JSON.stringify(holder));
  } catch {
    // The browser refuses storage: the sheet is kept without a name.
  }
}
