/** The dialog of a pasted list: what was pasted, the preview of its lines, and one button that creates all of them. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { createSubmitHandler, FormProblem, type FormProblemProps } from '../../ui/form-problem.tsx';
import { Modal } from '../../ui/modal.tsx';

interface PasteListModalProps extends FormProblemProps {
  readonly title: string;
  /** As in 'Crear 12 jugadores'. */
  readonly submitText: string;
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const formId = 'pasted-list';

/** Closing keeps what was pasted and corrected. */
export function PasteListModal(props: PasteListModalProps) {
  const { title, submitText, isSaving, onSubmit, onClose, failure, children } = props;
  return (
    <Modal
      title={title}
      width="wide"
      onClose={() => isSaving || onClose()}
      footer={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSaving} busyText="Creando...">
            {submitText}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={createSubmitHandler(isSaving, onSubmit)} className="flex flex-col gap-4">
        <FormProblem failure={failure} />
        {children}
      </form>
    </Modal>
  );
}
