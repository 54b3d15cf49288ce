/** A dialog with a form: while it has unsaved changes, every way of closing it asks for confirmation. */
import { type ComponentProps, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface EditModalProps extends Omit<ComponentProps<typeof Modal>, 'footer'> {
  readonly hasChanges?: boolean;
  /** The dialog stays until the answer is there. */
  readonly isSaving?: boolean;
  /** With the way out for 'Cancelar', or on to something else. */
  readonly footer: (leave: (to?: () => void) => void) => ReactNode;
}

const ChangesInside = createContext<(by: number) => void>(() => undefined);

/** For a form somewhere inside an EditModal: whether it holds changes. */
export function useReportUnsavedChanges(isChanged: boolean): void {
  const count = use(ChangesInside);
  useEffect(() => {
    if (!isChanged) return;
    count(1);
    return () => count(-1);
  }, [isChanged, count]);
}

export function EditModal({ hasChanges = false, isSaving = false, onClose, footer, ...modal }: EditModalProps) {
  const [leavingTo, setLeavingTo] = useState<{ readonly go: () => void } | null>(null);
  const [inside, setInside] = useState(0);
  const count = useCallback((by: number) => setInside((before) => before + by), []);
  const isChanged = hasChanges || inside > 0;
  const leave = (go = onClose) => {
    if (isSaving) return;
    if (isChanged) setLeavingTo({ go });
    else go();
  };
  const close = () => leave();
  useLeaveGuard(isChanged, close);

  return (
    <ChangesInside value={count}>
      <Modal {...modal} onClose={close} footer={footer(leave)} />
      {leavingTo && <DiscardDialog onDiscard={leavingTo.go} onStay={() => setLeavingTo(null)} />}
    </ChangesInside>
  );
}

function DiscardDialog({ onDiscard, onStay }: { readonly onDiscard: () => void; readonly onStay: () => void }) {
  return (
    <Modal
      title="Cambios sin guardar"
      shape="dialog"
      onClose={onStay}
      footer={
        <>
          <Button look="quiet-danger" onClick={onDiscard}>
            Descartar
          </Button>
          <Button look="primary" data-autofocus onClick={onStay}>
            Seguir editando
          </Button>
        </>
      }
    >
      <p className="font-semibold">¿Descartar los cambios?</p>
    </Modal>
  );
}
