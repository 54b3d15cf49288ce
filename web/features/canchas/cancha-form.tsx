/** Creates a cancha, in a dialog. */
import { canchas } from '#shared/contract/canchas.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { save } from '../../lib/save.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';

export function CanchaForm({ onClose }: { readonly onClose: () => void }) {
  const { form, errorOf, ...state } = useApiForm({
    schema: canchas['POST /canchas'].body,
    defaultValues: { nombre: '', ubicacion: '', disponible: true },
    onSave: async (body) => {
      await save('POST /canchas', { body });
      showToast('Cancha creada');
      onClose();
    },
    failureText: 'Error al guardar la cancha',
  });
  return (
    <FormModal {...state} title="Nueva Cancha" submitText="Crear" onClose={onClose}>
      <Field label="Nombre" error={errorOf('nombre')} isRequired>
        <TextInput autoComplete="off" {...form.register('nombre')} />
      </Field>
      <Field label="Ubicación" error={errorOf('ubicacion')}>
        <TextInput autoComplete="off" {...form.register('ubicacion')} />
      </Field>
      <Checkbox label="Disponible" {...form.register('disponible')} />
    </FormModal>
  );
}
