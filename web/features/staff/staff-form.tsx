/** Dialog that adds or edits a staff member. Loaded lazily, because it bundles the schemas of the API contract. */

import { teamstaff } from '#shared/contract/teamstaff.ts';
import { pickFormFields } from '#shared/domain/fields.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  type StaffForm as Fields,
  type Staff,
  type StaffRole,
  staffDefaults,
  staffForm,
  staffRole,
} from '#shared/domain/schemas/staff.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { staffRoleLabels } from '#shared/text/labels.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../lib/api/update-cache.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';

const saveFailureText = 'Error al guardar el miembro del staff';

interface StaffFormProps {
  /** The staff member to edit; null when the form adds a new one. */
  readonly person: Staff | null;
  /** Id of the staff member's team; 0 for the federation's own staff. */
  readonly teamId: number;
  readonly onClose: () => void;
}

/** Roles of the federation's staff: referees and assistants, but no coaches. */
const federationRoles: readonly StaffRole[] = ['Referee', 'Assistant', 'Other'];

export function StaffForm({ person, teamId, onClose }: StaffFormProps) {
  const { form, errorOf, ...state } = useApiForm({
    schema: teamstaff['POST /teamstaff'].body,
    defaultValues: person ? formValuesFromStaff(person) : { ...newStaffValues, teamId },
    version: person?.version,
    onSave: async (body, version) => {
      const saved = person
        ? await saveAndRefresh('PUT /teamstaff/{id}', saveFailureText, {
            params: { id: person.id },
            body: { ...body, version },
          })
        : await saveAndRefresh('POST /teamstaff', saveFailureText, { body });
      updateCache(
        'GET /teamstaff/team/{teamId}',
        { params: { teamId: saved.teamId } },
        putItemIntoList(saved, compareByName),
      );
      showToast(person ? 'Datos guardados' : `${saved.name} ya está en el personal`);
      onClose();
    },
    valuesOf: formValuesFromStaff,
    describe: ({ name, role, phone, email }: Staff) =>
      [name, staffRoleLabels[role], phone, email].filter(Boolean).join(' · '),
  });
  const roles = teamId === 0 ? staffRole.options.filter((role) => federationRoles.includes(role)) : staffRole.options;
  return (
    <FormModal
      {...state}
      title={person ? 'Editar personal' : 'Agregar Personal'}
      submitText={person ? 'Guardar' : 'Agregar'}
      onClose={onClose}
    >
      <Field label="Nombre" error={errorOf('name')} isRequired>
        <TextInput autoComplete="off" autoCapitalize="words" {...form.register('name')} />
      </Field>
      <Field label="Rol" error={errorOf('role')} isRequired>
        <Select {...form.register('role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {staffRoleLabels[role]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Teléfono" error={errorOf('phone')}>
          <TextInput
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={limits.phoneLength}
            {...form.register('phone')}
          />
        </Field>
        <Field label="Email" error={errorOf('email')}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            {...form.register('email')}
          />
        </Field>
      </div>
    </FormModal>
  );
}

const newStaffValues: Omit<Fields, 'teamId'> = { ...staffDefaults, name: '' };

const formValuesFromStaff = ({ phone = '', email = '', ...person }: Staff): Fields =>
  pickFormFields(staffForm, { ...person, phone, email });
