/**
 * Dialog that edits a user's name, roles and team. Loaded lazily, because it bundles the schemas of the API contract.
 */

import * as z from 'zod/mini';
import { pickFormFields } from '#shared/domain/fields.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { newUserForm, type User } from '#shared/domain/schemas/user.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { roleLabels } from '#shared/text/labels.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../lib/api/update-cache.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { updateSignedInUser } from '../../lib/session/session.ts';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';
import { NoRoleWarning, RoleFields } from './role-fields.tsx';

interface UserFormProps {
  readonly user: User;
  /** True if the user edits their own account, whose roles are read-only. */
  readonly isOneself: boolean;
  readonly teams: readonly Team[];
  readonly onClose: () => void;
}

const userSchema = z.object(newUserForm);

export function UserForm({ user, isOneself, teams, onClose }: UserFormProps) {
  const { form, errorOf, ...state } = useApiForm({
    schema: userSchema,
    defaultValues: formValuesFromUser(user),
    version: user.version,
    onSave: async ({ roles, teamId, ...person }, version) => {
      const rights = { roles, teamId: roles.includes('DT') ? teamId : 0 };
      const body = { ...person, version, ...(!isOneself && rights) };
      const saved = await saveAndRefresh('PUT /auth/users/{id}', 'Error al guardar el usuario', {
        params: { id: user.id },
        body,
      });
      updateCache('GET /auth/users', {}, putItemIntoList(saved));
      if (isOneself) updateSignedInUser(saved);
      showToast('Usuario guardado');
      onClose();
    },
    valuesOf: formValuesFromUser,
    describe: ({ fullName, roles: now, teamName }: User) =>
      [fullName, ...now.map((role) => roleLabels[role]), teamName].filter(Boolean).join(' · '),
  });
  const { register } = form;
  return (
    <FormModal {...state} title="Editar usuario" submitText="Guardar" onClose={onClose}>
      {!isOneself && <NoRoleWarning chosen={form.watch('roles')} />}
      <p className="text-muted">{user.email}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nombre" error={errorOf('firstName')} isRequired>
          <TextInput autoComplete="off" autoCapitalize="words" {...register('firstName')} />
        </Field>
        <Field label="Apellido" error={errorOf('lastName')} isRequired>
          <TextInput autoComplete="off" autoCapitalize="words" {...register('lastName')} />
        </Field>
      </div>
      {isOneself ? (
        <div className="text-sm">
          <h3 className="font-sans font-semibold">Roles</h3>
          <p>{joinNames(user.roles.map((role) => roleLabels[role]))}</p>
          <p className="text-muted">Tus propios roles los cambia otro administrador.</p>
        </div>
      ) : (
        <RoleFields
          roles={register('roles')}
          team={register('teamId', { valueAsNumber: true })}
          chosen={form.watch('roles')}
          teams={teams}
          teamError={errorOf('teamId')}
        />
      )}
    </FormModal>
  );
}

const formValuesFromUser = (user: User) => pickFormFields(newUserForm, user);
