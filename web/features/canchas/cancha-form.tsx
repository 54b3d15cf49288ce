/** Dialog that creates or edits a cancha. Loaded lazily, because it bundles the schemas of the API contract. */

import { canchas } from '#shared/contract/canchas.ts';
import { pickFormFields } from '#shared/domain/fields.ts';
import { limits } from '#shared/domain/limits.ts';
import { type Cancha, canchaDefaults, canchaForm, type CanchaForm as Fields } from '#shared/domain/schemas/cancha.ts';
import { compareByNombre } from '#shared/spanish/order.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../lib/api/update-cache.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateList } from '../../ui/date-list.tsx';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';
import { availabilityText } from './availability.ts';

const saveFailureText = 'Error al guardar la cancha';

interface CanchaFormProps {
  /** The cancha to edit; absent when the form creates a new one. */
  readonly cancha?: Cancha | null;
  readonly onClose: () => void;
}

export function CanchaForm({ cancha = null, onClose }: CanchaFormProps) {
  const { form, errorOf, ...state } = useApiForm({
    schema: canchas['POST /canchas'].body,
    defaultValues: cancha ? formValuesFromCancha(cancha) : newCanchaValues,
    version: cancha?.version,
    onSave: async (body, version) => {
      const saved = cancha
        ? await saveAndRefresh('PUT /canchas/{id}', saveFailureText, {
            params: { id: cancha.id },
            body: { ...body, version },
          })
        : await saveAndRefresh('POST /canchas', saveFailureText, { body });
      updateCache('GET /canchas', {}, putItemIntoList(saved, compareByNombre));
      showToast(cancha ? 'Cancha guardada' : 'Cancha creada');
      onClose();
    },
    valuesOf: formValuesFromCancha,
    describe: (now: Cancha) => [now.nombre, now.ubicacion, availabilityText(now)].filter(Boolean).join(' · '),
  });
  return (
    <FormModal
      {...state}
      title={cancha ? 'Editar cancha' : 'Nueva Cancha'}
      submitText={cancha ? 'Guardar' : 'Crear'}
      onClose={onClose}
    >
      <Field label="Nombre" error={errorOf('nombre')} isRequired>
        <TextInput autoComplete="off" autoCapitalize="sentences" {...form.register('nombre')} />
      </Field>
      <Field label="Ubicación" hint="Dirección o predio, para llegar." error={errorOf('ubicacion')}>
        <TextInput autoComplete="off" autoCapitalize="sentences" {...form.register('ubicacion')} />
      </Field>
      <Checkbox label="Disponible para programar partidos" {...form.register('disponible')} />
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="font-semibold text-sm">Días cerrada</legend>
        <p className="text-muted text-sm">El fixture no usa la cancha esos días.</p>
        <DateList
          label="Día"
          dates={form.watch('excludedDates') ?? []}
          max={limits.excludedDates}
          onChange={(dates) => form.setValue('excludedDates', dates, { shouldDirty: true })}
        />
      </fieldset>
    </FormModal>
  );
}

const newCanchaValues: Fields = { ...canchaDefaults, nombre: '' };

const formValuesFromCancha = (cancha: Cancha): Fields => pickFormFields(canchaForm, cancha);
