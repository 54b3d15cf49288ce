/** A dialog that asks before an action, most often one that cannot be undone; 'Cancelar' has the focus. */
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  /** The question to the user, such as '¿Estás seguro de eliminar este equipo?'. */
  readonly question: string;
  /** The entity concerned and the consequences, where the question does not name them. */
  readonly detail?: ReactNode;
  readonly title?: string;
  readonly confirmText?: string;
  /** 'danger' unless nothing is lost by confirming. */
  readonly confirmVariant?: 'danger' | 'primary';
  readonly busyText?: string;
  readonly onConfirm: () => Promise<void>;
  /** Called after 'Cancelar' and after `onConfirm` has settled. */
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, detail, title = 'Confirmar', confirmText = 'Eliminar', busyText = 'Eliminando...' } = props;
  const { confirmVariant = 'danger' } = props;
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    await props.onConfirm().finally(props.onClose);
  };

  return (
    <Modal
      title={title}
      shape="dialog"
      onClose={isBusy ? () => undefined : props.onClose}
      footer={
        <>
          <Button data-autofocus onClick={props.onClose} disabled={isBusy}>
            Cancelar
          </Button>
          <Button variant={confirmVariant} isBusy={isBusy} busyText={busyText} onClick={confirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{question}</p>
      {detail && <p className="mt-2 text-muted">{detail}</p>}
    </Modal>
  );
}
