/** A dialog with a form: while the form has unsaved changes, every way of closing the dialog asks for confirmation. */
import { type ComponentProps, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface EditModalProps extends Omit<ComponentProps<typeof Modal>, 'footer'> {
  readonly hasChanges?: boolean;
  /** While true, the dialog cannot be closed. */
  readonly isSaving?: boolean;
  /**
   * Renders the buttons. They call `leave()` to close the dialog, or `leave(to)` to run `to` instead; both ask first
   * when there are unsaved changes.
   */
  readonly footer: (leave: (to?: () => void) => void) => ReactNode;
}

const ReportUnsavedChangesContext = createContext<(by: number) => void>(() => undefined);

/** The hook by which a form inside an EditModal reports that it has unsaved changes. */
export function useReportUnsavedChanges(isChanged: boolean): void {
  const count = use(ReportUnsavedChangesContext);
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
  useLeaveGuard(isChanged, leave);

  return (
    <ReportUnsavedChangesContext value={count}>
      <Modal {...modal} onClose={close} footer={footer(leave)} />
      {leavingTo && <DiscardChangesDialog onDiscard={leavingTo.go} onStay={() => setLeavingTo(null)} />}
    </ReportUnsavedChangesContext>
  );
}

export function DiscardChangesDialog({
  onDiscard,
  onStay,
}: {
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}) {
  return (
    <Modal
      title="Cambios sin guardar"
      shape="dialog"
      onClose={onStay}
      footer={
        <>
          <Button variant="quiet-danger" onClick={onDiscard}>
            Descartar
          </Button>
          <Button variant="primary" data-autofocus onClick={onStay}>
            Seguir editando
          </Button>
        </>
      }
    >
      <p className="font-semibold">¿Descartar los cambios?</p>
    </Modal>
  );
}
