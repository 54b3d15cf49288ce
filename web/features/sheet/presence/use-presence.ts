/** The presence as it is being marked: recorded a moment after the last tap, and before the sheet or the page is left. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { storedPlayerId } from '#shared/domain/sheet/new-players.ts';
import type { SheetModel } from '../sheet-model.ts';
import { type SheetSide, sidesOfSheet } from '../sheet-sides.ts';

type Draft = Partial<Record<MatchSide, readonly number[]>>;

/** Taps within this time make one operation. */
const pauseMs = 1500;

export function usePresence({ sheet, record }: SheetModel) {
  const [draft, setDraft] = useState<Draft>({});
  const [home, away] = sidesOfSheet(sheet);
  // Whom this phone added has another id once the server knows him.
  const markedOf = (each: SheetSide) =>
    draft[each.side]?.map((id) => storedPlayerId(sheet, id)) ?? initiallyMarked(each);
  const marked = { home: markedOf(home), away: markedOf(away) };
  const recordSides = (sides: readonly SheetSide[]) => {
    for (const each of sides) record(presenceOf(each, marked[each.side]));
    setDraft({});
  };
  /** Records what was marked and is not recorded yet. */
  const recordDraft = useEffectEvent(() => recordSides([home, away].filter(({ side }) => draft[side])));

  useEffect(() => {
    if (Object.keys(draft).length === 0) return;
    const timer = setTimeout(recordDraft, pauseMs);
    const recordWhenHidden = () => document.hidden && recordDraft();
    document.addEventListener('visibilitychange', recordWhenHidden);
    window.addEventListener('pagehide', recordDraft);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', recordWhenHidden);
      window.removeEventListener('pagehide', recordDraft);
    };
  }, [draft]);
  useEffect(() => () => recordDraft(), []);

  return {
    marked,
    mark: (side: MatchSide, playerIds: readonly number[]) => setDraft({ ...draft, [side]: playerIds }),
    /** Records both sides at kick-off, also those that were only proposed from the lineup. */
    settle: () =>
      recordSides([home, away].filter(({ side, present }) => draft[side] ?? (!present && marked[side].length > 0))),
  };
}

/** The operation that tells who is present; whoever is marked although he may not play, plays under protest. */
function presenceOf({ teamId, players }: SheetSide, marked: readonly number[]) {
  const underProtest = players.filter(({ id, suspension }) => suspension !== '' && marked.includes(id));
  return {
    kind: 'presence' as const,
    teamId,
    playerIds: [...marked],
    ...(underProtest.length > 0 && { underProtest: underProtest.map(({ id }) => id) }),
  };
}

/**
 * The players who are marked when the step opens: those who were sent as present, or else those of the lineup. Players who
 * have since left the team or been suspended are left out, because the server refuses a whole list that names one; not those
 * who play under protest.
 *
 * @internal
 */
export function initiallyMarked({ present, players, underProtest }: SheetSide): readonly number[] {
  const eligible = players.filter(({ id, suspension }) => suspension === '' || underProtest.includes(id));
  if (!present) return eligible.filter(({ isInLineup }) => isInLineup).map(({ id }) => id);
  return present.filter((each) => eligible.some(({ id }) => id === each));
}
