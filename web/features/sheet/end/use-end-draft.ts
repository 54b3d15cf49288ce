/**
 * What is entered about the end of a match: the remark for the federation, and the shoot-out. It is there again when the
 * phone was closed, and when the end was refused: it is forgotten only once the server has taken the end.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, saveDraft } from '../../../lib/saved-drafts.ts';
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
  const [draft, setDraft] = useState(() => readEndDraft(matchId));
  const change = (parts: Partial<EndDraft>) => {
    const next = { ...draft, ...parts };
    setDraft(next);
    saveEndDraft(matchId, next);
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

const draftNameOf = (matchId: number) => `final ${matchId}`;

const readEndDraft = (matchId: number): EndDraft => ({
  ...emptyDraft,
  ...readDraft<Partial<EndDraft>>(draftNameOf(matchId), 'device'),
});

const saveEndDraft = (matchId: number, draft: EndDraft): void =>
  saveDraft(draftNameOf(matchId), isEmpty(draft) ? null : draft, 'device');
