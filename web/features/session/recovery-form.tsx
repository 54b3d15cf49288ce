/** Resets a forgotten password in two steps: the user requests a code by email, then enters it with a new password. */
import { useState } from 'react';
import { sendChange } from '../../lib/api/send-change.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { passwordChangeFailureText, passwordHint } from './password-texts.ts';
import { useSetPassword } from './use-set-password.ts';
import { useSimpleForm } from './use-simple-form.ts';

interface RecoveryFormProps {
  /** Called with the server's message after the password was reset. */
  readonly onRecovered: (message: string) => void;
}

interface RecoveryCodeDelivery {
  readonly email: string;
  readonly message: string;
}

export function RecoveryForm({ onRecovered }: RecoveryFormProps) {
  const [sent, setSent] = useState<RecoveryCodeDelivery | null>(null);
  if (!sent) return <RequestCodeForm onSent={setSent} />;
  return <EnterCodeForm sent={sent} onRecovered={onRecovered} onStartOver={() => setSent(null)} />;
}

function RequestCodeForm({ onSent }: { readonly onSent: (sent: RecoveryCodeDelivery) => void }) {
  const { errorOf, failure, isSaving, onSubmit } = useSimpleForm(async ({ email = '' }) => {
    onSent({
      email,
      ...(await sendChange('POST /auth/password/forgot', 'Error al enviar el código', { body: { email } })),
    });
  });
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormProblem failure={failure} />
      <p className="text-muted">Te mandamos un código por email para elegir una contraseña nueva.</p>
      <Field label="Email" error={errorOf('email')} isRequired>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          name="email"
        />
      </Field>
      <Button type="submit" variant="primary" isBusy={isSaving} busyText="Enviando...">
        Enviar código
      </Button>
    </form>
  );
}

interface EnterCodeFormProps extends RecoveryFormProps {
  readonly sent: RecoveryCodeDelivery;
  readonly onStartOver: () => void;
}

function EnterCodeForm({ sent, onRecovered, onStartOver }: EnterCodeFormProps) {
  const setPassword = useSetPassword();
  const { errorOf, failure, isSaving, onSubmit } = useSimpleForm(async ({ code = '', newPassword = '' }) => {
    const { email } = sent;
    const send = () =>
      sendChange('POST /auth/password/reset', passwordChangeFailureText, { body: { email, code, newPassword } });
    onRecovered(await setPassword({ email, password: newPassword, send }));
  });
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormProblem failure={failure} />
      <Notice>{sent.message}</Notice>
      <input type="text" autoComplete="username" value={sent.email} readOnly hidden />
      <Field label="Código" error={errorOf('code')} isRequired>
        <TextInput inputMode="numeric" autoComplete="one-time-code" name="code" />
      </Field>
      <Field label="Contraseña nueva" hint={passwordHint} error={errorOf('newPassword')} isRequired>
        <TextInput type="password" autoComplete="new-password" name="newPassword" />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onStartOver}>
          Usar otro email
        </Button>
        <Button type="submit" variant="primary" isBusy={isSaving} busyText="Cambiando...">
          Cambiar contraseña
        </Button>
      </div>
    </form>
  );
}
