/** A question before something that cannot be taken back; the harmless answer has the focus. */
import { useState } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  /** The whole question, as in '¿Estás seguro de eliminar este equipo?'. */
  readonly question: string;
  /** What it is about and what follows, where the question leaves that open. */
  readonly detail?: string;
  readonly title?: string;
  readonly confirmText?: string;
  readonly busyText?: string;
  readonly onConfirm: () => Promise<void>;
  /** After either answer. */
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, detail, title = 'Confirmar', confirmText = 'Eliminar', busyText = 'Eliminando...' } = props;
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
          <Button look="danger" isBusy={isBusy} busyText={busyText} onClick={confirm}>
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
