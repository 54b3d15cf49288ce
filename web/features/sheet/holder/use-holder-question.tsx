/** The question who keeps a sheet: once for each match, of whoever has its link. */
import { type ReactNode, useState } from 'react';
import type { SheetNotice } from '../head/notices.tsx';
import { readHolderName, readLastHolderName, saveHolderName } from '../queue/link-holder.ts';
import type { QueueOwner } from '../queue/queued-operation.ts';
import { HolderDialog } from './holder-dialog.tsx';

interface HolderQuestion {
  /** null when there is nothing to ask. */
  readonly notice: SheetNotice | null;
  readonly dialog: ReactNode;
}

export function useHolderQuestion(matchId: number, owner: QueueOwner): HolderQuestion {
  const [isOpen, setIsOpen] = useState(false);
  const [isAnswered, setIsAnswered] = useState(() => owner.kind === 'user' || readHolderName(matchId) !== null);
  if (isAnswered) return { notice: null, dialog: null };
  const answer = (name: string) => {
    saveHolderName(matchId, name);
    setIsAnswered(true);
  };
  return {
    notice: {
      key: 'holder',
      icon: 'user',
      text: '¿Quién lleva la planilla? Tu nombre queda con lo que anotes.',
      action: { label: 'Decir quién', onPress: () => setIsOpen(true) },
    },
    dialog: isOpen && (
      <HolderDialog lastName={readLastHolderName()} onAnswer={answer} onClose={() => setIsOpen(false)} />
    ),
  };
}
