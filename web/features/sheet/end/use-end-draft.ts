/**
 * What is entered about the end of a match: the remark for the federation, and the shoot-out. It is there again when the
 * phone was closed, and when the end was refused: it is forgotten only once the server has taken the end.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import type { SheetModel } from '../sheet-model.ts';
import { isSheetEnded } from '../sheet-step.ts';
import type { ShootOutScore } from './shoot-out.tsx';

export interface EndDraft {
  /** The remark as it was typed. */
  readonly observation: string;
  readonly penalties: ShootOutScore;
  /** The id of the end that was recorded with it; null until then, and after a refusal. */
  readonly sentAs: string | null;
}

const emptyDraft: EndDraft = { observation: '', penalties: { home: 0, away: 0 }, sentAs: null };

export function useEndDraft({ sheet, unsentIds, answered }: SheetModel) {
  const matchId = sheet.match.id;
  const [draft, setDraft] = useState(() => readDraft(matchId));
  const change = (parts: Partial<EndDraft>) => {
    const next = { ...draft, ...parts };
    setDraft(next);
    saveDraft(matchId, next);
  };
  const { sentAs } = draft;
  const isAnswered = sentAs !== null && !unsentIds.has(sentAs);
  const isRefused = answered.some(({ id, answer }) => id === sentAs && answer.outcome === 'refused');
  const settle = useEffectEvent(() => change(isSheetEnded(sheet) && !isRefused ? emptyDraft : { sentAs: null }));
  useEffect(() => {
    if (isAnswered) settle();
  }, [isAnswered]);
  return { draft, change };
}

const isEmpty = ({ observation, penalties, sentAs }: EndDraft): boolean =>
  observation === '' && penalties.home === 0 && penalties.away === 0 && sentAs === null;

const storageKeyOf = (matchId: number) => `final-${matchId}`;

function readDraft(matchId: number): EndDraft {
  try {
    return { ...emptyDraft, ...JSON.parse(localStorage.getItem(storageKeyOf(matchId)) ?? '{}') };
  } catch {
    return emptyDraft;
  }
}

function saveDraft(matchId: number, draft: EndDraft): void {
  try {
    if (isEmpty(draft)) localStorage.removeItem(storageKeyOf(matchId));
    else localStorage.setItem(storageKeyOf(matchId), JSON.stringify(draft));
  } catch {
    // The browser refuses storage: the draft is kept for as long as the page is open.
  }
}
