/** A form in a dialog: the fields scroll, 'Cancelar' and the submit button stay visible, Enter saves. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { EditModal } from './edit-modal.tsx';
import { createSubmitHandler, FormProblem, type FormProblemProps } from './form-problem.tsx';

interface FormModalProps extends FormProblemProps {
  readonly title: string;
  /** Text of the submit button, such as 'Crear' or 'Guardar'. */
  readonly submitText: string;
  readonly busyText?: string;
  readonly isSaving: boolean;
  /** While true, closing the dialog asks for confirmation. */
  readonly hasChanges: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly width?: ComponentProps<typeof EditModal>['width'];
  /** The fields of the form. */
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
    width = 'normal',
    children,
  } = props;
  const id = useId();
  return (
    <EditModal
      title={title}
      width={width}
      hasChanges={hasChanges}
      isSaving={isSaving}
      onClose={onClose}
      footer={(leave) => (
        <>
          <Button onClick={() => leave()} disabled={isSaving}>
            Cancelar
          </Button>
          <Button type="submit" form={id} variant="primary" isBusy={isSaving} busyText={busyText}>
            {submitText}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={createSubmitHandler(isSaving, onSubmit)} className="flex flex-col gap-4">
        <FormProblem failure={failure} conflict={conflict ?? null} />
        {children}
      </form>
    </EditModal>
  );
}
