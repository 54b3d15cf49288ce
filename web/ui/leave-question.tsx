/** The question before a form that is a screen of its own is left with unsaved changes. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DiscardChangesDialog } from './edit-modal.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export function LeaveQuestion({ hasChanges }: { readonly hasChanges: boolean }) {
  const [leavingTo, setLeavingTo] = useState<{ readonly go: () => void } | null>(null);
  const [areDiscarded, setAreDiscarded] = useState(false);
  useLeaveGuard(hasChanges && !areDiscarded, (go = () => history.back()) => setLeavingTo({ go }));
  if (!leavingTo) return null;
  const discard = () => {
    // At once, because the guard would hear the back button again.
    flushSync(() => {
      setAreDiscarded(true);
      setLeavingTo(null);
    });
    leavingTo.go();
  };
  return <DiscardChangesDialog onDiscard={discard} onStay={() => setLeavingTo(null)} />;
}
