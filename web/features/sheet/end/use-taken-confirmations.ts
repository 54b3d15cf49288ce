/** Remembers the sides whose confirmation was taken away, because the sheet changed before the other side confirmed it. */
import { useState } from 'react';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { isSheetEnded } from '../sheet-step.ts';
import type { ShownSheet } from '../shown-sheet.ts';

export interface TakenConfirmations {
  readonly sides: readonly MatchSide[];
  readonly forget: (side: MatchSide) => void;
}

export function useTakenConfirmations(sheet: ShownSheet): TakenConfirmations {
  const { confirmedAt } = sheet;
  const isEnded = isSheetEnded(sheet);
  const confirmed = isEnded ? sides.filter((side) => confirmedAt[side] !== null) : [];
  const [seen, setSeen] = useState(confirmed);
  const [taken, setTaken] = useState<readonly MatchSide[]>([]);
  if (seen.join() !== confirmed.join()) {
    // A match that is in play again has no confirmations either, but nothing of its sheet needs to have changed.
    const missing = isEnded ? [...taken, ...seen].filter((side) => !confirmed.includes(side)) : [];
    setSeen(confirmed);
    setTaken([...new Set(missing)]);
  }
  return { sides: taken, forget: (side) => setTaken(taken.filter((each) => each !== side)) };
}

const sides: readonly MatchSide[] = ['home', 'away'];
