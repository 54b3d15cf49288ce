/** Adds a referee or an assistant to the federation's staff from within the match form. */
import * as z from 'zod/mini';
import { type Staff, staffDefaults, staffForm } from '#shared/domain/schemas/staff.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../../lib/api/update-cache.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toasts.ts';

interface OfficialFormProps {
  readonly onCreated: (official: Staff) => void;
  readonly onClose: () => void;
}

const { teamId: _federation, ...officialForm } = staffForm;
const officialSchema = z.object(officialForm);

export function OfficialForm({ onCreated, onClose }: OfficialFormProps) {
  const { form, errorOf, ...state } = useApiForm({
    schema: officialSchema,
    defaultValues: { ...staffDefaults, name: '', role: 'Referee' },
    onSave: async (fields) => {
      const official = await saveAndRefresh('POST /teamstaff', 'Error al guardar el árbitro', {
        body: { teamId: 0, ...fields },
      });
      updateCache('GET /teamstaff', {}, putItemIntoList(official));
      onCreated(official);
      showToast(`${official.name} se sumó a los árbitros de la federación`);
      onClose();
    },
  });
  return (
    <FormModal {...state} title="Nuevo árbitro" submitText="Crear" onClose={onClose}>
      <p className="text-muted text-sm">Es de la federación: puede dirigir a todos los equipos.</p>
      <Field label="Nombre" error={errorOf('name')} isRequired>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Rol" error={errorOf('role')}>
        <Select {...form.register('role')}>
          <option value="Referee">Árbitro</option>
          <option value="Assistant">Asistente/Línea</option>
        </Select>
      </Field>
      <Field label="Teléfono" error={errorOf('phone')}>
        <TextInput type="tel" inputMode="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
      <Field label="Email" error={errorOf('email')}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
      </Field>
    </FormModal>
  );
}
