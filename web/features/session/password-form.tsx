/** Form to change the user's own password. Loaded lazily, because it bundles the schemas of the API contract. */
import { useState } from 'react';
import { auth } from '#shared/contract/auth.ts';
import { sendChange } from '../../lib/api/send-change.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { startSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { createSubmitHandler, FormProblem } from '../../ui/form-problem.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';
import { passwordChangeFailureText, passwordHint } from './password-texts.ts';
import { useSetPassword } from './use-set-password.ts';

export function PasswordForm({ email }: { readonly email: string }) {
  const [isShown, setIsShown] = useState(false);
  const setPassword = useSetPassword();
  const { form, errorOf, onSubmit, isSaving, failure } = useApiForm({
    schema: auth['POST /auth/password/change'].body,
    defaultValues: { currentPassword: '', newPassword: '' },
    onSave: async (body) => {
      const send = async () => {
        const { message, ...session } = await sendChange('POST /auth/password/change', passwordChangeFailureText, {
          body,
        });
        startSession(session);
        return { message };
      };
      showToast(await setPassword({ email, password: body.newPassword, send }));
      form.reset();
    },
  });
  const type = isShown ? 'text' : 'password';
  return (
    <form noValidate onSubmit={createSubmitHandler(isSaving, onSubmit)} className="flex flex-col gap-4">
      <FormProblem failure={failure} />
      {/* Hidden email field for password managers. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Contraseña actual" error={errorOf('currentPassword')} isRequired>
        <TextInput type={type} autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field label="Contraseña nueva" hint={passwordHint} error={errorOf('newPassword')} isRequired>
        <TextInput type={type} autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <Checkbox
        label="Mostrar lo que escribo"
        checked={isShown}
        onChange={(event) => setIsShown(event.currentTarget.checked)}
      />
      <Button type="submit" variant="primary" isBusy={isSaving} busyText="Cambiando..." className="self-end">
        Cambiar contraseña
      </Button>
    </form>
  );
}
