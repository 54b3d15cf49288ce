/** Form with email and password, and the message when signing in fails. */
import { type FormEvent, useRef, useState } from 'react';
import { invalidEmailText } from '#shared/spanish/invalid-email.ts';
import { type FailureMessage, failureMessageOfApiError } from '../../lib/api/failure.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { signIn } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface LoginErrors {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

interface LoginFormProps {
  /** Email to start with, known when an expired session is renewed. */
  readonly email?: string;
  readonly onSignedIn?: () => void;
}

export function LoginForm({ email: knownEmail = '', onSignedIn }: LoginFormProps) {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const [email, password] = ['email', 'password'].map((name) =>
      String(new FormData(form.current ?? undefined).get(name)),
    );
    const found = findLoginErrors(email ?? '', password ?? '');
    setErrors(found);
    setFailure(null);
    const wrong = found.email ? 'email' : found.password ? 'password' : null;
    if (wrong) return form.current.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    setIsBusy(true);
    try {
      await signIn((email ?? '').trim(), password ?? '');
      onSignedIn?.();
    } catch (error) {
      setFailure(loginFailureFromError(error, () => form.current?.requestSubmit()));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormProblem failure={failure} />
      <Field label="Email" error={errors.email} isRequired>
        <TextInput
          type="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={knownEmail}
        />
      </Field>
      <Field label="Contraseña" error={errors.password} isRequired>
        <TextInput type="password" name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" isBusy={isBusy} busyText="Iniciando sesión...">
        Iniciar Sesión
      </Button>
    </form>
  );
}

function findLoginErrors(email: string, password: string): LoginErrors {
  return {
    email: emailError(email.trim()),
    password: password === '' ? 'Ingresá tu contraseña' : undefined,
  };
}

function emailError(email: string): string | undefined {
  if (email === '') return 'Ingresá tu email';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : invalidEmailText;
}

const loginFailureTexts = {
  failed: 'Error de autenticación',
  unreachable: 'Error de conexión',
  refused: (why: string) => why,
};

function loginFailureFromError(error: unknown, retry: () => void): FailureMessage {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { text: loginFailureTexts.failed, onRetry: retry };
  }
  if (error.status === 401) return { text: 'Usuario o contraseña incorrectos' };
  return failureMessageOfApiError(loginFailureTexts, error, retry);
}
