/** A form in a dialog: its fields scroll, Cancelar and the submit button stay in sight, Enter saves. */
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { EditModal } from './edit-modal.tsx';
import { FormProblem, type FormProblemProps, submitHandler } from './form-problem.tsx';

interface FormModalProps extends FormProblemProps {
  readonly title: string;
  /** As in 'Crear' or 'Actualizar'. */
  readonly submitText: string;
  readonly busyText?: string;
  readonly isSaving: boolean;
  /** Then closing asks first. */
  readonly hasChanges: boolean;
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
    hasChanges,
    onSubmit,
    onClose,
    failure,
    conflict,
    children,
  } = props;
  const id = useId();
  return (
    <EditModal
      title={title}
      hasChanges={hasChanges}
      isSaving={isSaving}
      onClose={onClose}
      footer={(leave) => (
        <>
          <Button onClick={() => leave()} disabled={isSaving}>
            Cancelar
          </Button>
          <Button type="submit" form={id} look="primary" isBusy={isSaving} busyText={busyText}>
            {submitText}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={submitHandler(isSaving, onSubmit)} className="flex flex-col gap-4">
        <FormProblem failure={failure} conflict={conflict ?? null} />
        {children}
      </form>
    </EditModal>
  );
}
