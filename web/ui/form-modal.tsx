/** A form in a dialog: its fields scroll, Cancelar and the submit button stay in sight, Enter saves. */
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { FormProblem, type FormProblemProps } from './form-problem.tsx';
import { Modal } from './modal.tsx';

interface FormModalProps extends FormProblemProps {
  readonly title: string;
  /** As in 'Crear' or 'Actualizar'. */
  readonly submitText: string;
  readonly busyText?: string;
  readonly isSaving: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Fields. */
  readonly children: ReactNode;
}

export function FormModal(props: FormModalProps) {
  const {
    title,
    submitText,
    busyText = 'Guardando...',
    isSaving,
    onSubmit,
    onClose,
    failure,
    conflict,
    children,
  } = props;
  const id = useId();
  return (
    <Modal
      title={title}
      onClose={isSaving ? () => undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            Cancelar
          </Button>
          <Button type="submit" form={id} look="primary" isBusy={isSaving} busyText={busyText}>
            {submitText}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSubmit();
        }}
        className="flex flex-col gap-4"
      >
        <FormProblem failure={failure} conflict={conflict ?? null} />
        {children}
      </form>
    </Modal>
  );
}
