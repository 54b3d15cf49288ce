/** Dialog that registers a new user. Loaded lazily, because it bundles the schemas of the API contract. */

import { useState } from 'react';
import { auth } from '#shared/contract/auth.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { userDefaults } from '#shared/domain/schemas/user.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { putItemIntoList, updateCache } from '../../lib/api/update-cache.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';
import { generateInitialPassword } from './initial-password.ts';
import { NoRoleWarning, RoleFields } from './role-fields.tsx';

export interface NewUserCredentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface InviteFormProps {
  readonly teams: readonly Team[];
  /** Receives the new user's email and password, which cannot be read again later. */
  readonly onInvited: (access: NewUserCredentials) => void;
  readonly onClose: () => void;
}

export function InviteForm({ teams, onInvited, onClose }: InviteFormProps) {
  const [password] = useState(generateInitialPassword);
  const { form, errorOf, ...state } = useApiForm({
    schema: auth['POST /auth/register'].body,
    defaultValues: { ...userDefaults, firstName: '', lastName: '', email: '', password },
    onSave: async ({ teamId = 0, ...body }) => {
      const isCoach = body.roles?.includes('DT') ?? false;
      const created = await saveAndRefresh('POST /auth/register', 'Error al crear el usuario', {
        body: { ...body, teamId: isCoach ? teamId : 0 },
      });
      updateCache('GET /auth/users', {}, putItemIntoList(created));
      showToast('Usuario creado');
      onInvited({ name: created.fullName, email: created.email, password: body.password });
    },
  });
  const { register } = form;
  const chosen = form.watch('roles') ?? [];
  return (
    <FormModal {...state} title="Invitar usuario" submitText="Crear" onClose={onClose}>
      <NoRoleWarning chosen={chosen} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nombre" error={errorOf('firstName')} isRequired>
          <TextInput autoComplete="off" autoCapitalize="words" {...register('firstName')} />
        </Field>
        <Field label="Apellido" error={errorOf('lastName')} isRequired>
          <TextInput autoComplete="off" autoCapitalize="words" {...register('lastName')} />
        </Field>
      </div>
      <Field label="Email" hint="Con él va a iniciar sesión." error={errorOf('email')} isRequired>
        <TextInput type="email" inputMode="email" autoComplete="off" autoCapitalize="none" {...register('email')} />
      </Field>
      <div className="flex items-start gap-2">
        <Field
          label="Contraseña inicial"
          hint="Anotala: no se vuelve a mostrar."
          error={errorOf('password')}
          isRequired
          className="min-w-0 flex-1"
        >
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('password')} />
        </Field>
        <Button
          icon="refresh"
          className="mt-6"
          aria-label="Generar otra contraseña"
          onClick={() => form.setValue('password', generateInitialPassword(), { shouldValidate: true })}
        >
          Otra
        </Button>
      </div>
      <RoleFields
        roles={register('roles')}
        team={register('teamId', { valueAsNumber: true })}
        chosen={chosen}
        teams={teams}
        teamError={errorOf('teamId')}
      />
    </FormModal>
  );
}
