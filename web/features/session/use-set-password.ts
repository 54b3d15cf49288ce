/**
 * Sets a new password. If an earlier attempt got no response, the server may have set it already, so signing in with it
 * is tried first.
 */
import { useRef } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { signIn } from '../../lib/session/session.ts';

interface NewPasswordRequest {
  readonly email: string;
  readonly password: string;
  readonly send: () => Promise<{ readonly message: string }>;
}

/** Returns a function that sets the password and resolves to a message for the user. */
export function useSetPassword(): (wanted: NewPasswordRequest) => Promise<string> {
  const unanswered = useRef<string | null>(null);
  return async ({ email, password, send }) => {
    if (unanswered.current === password && (await trySignIn(email, password))) return 'Tu contraseña cambió.';
    try {
      return (await send()).message;
    } catch (error) {
      if (error instanceof ApiError && error.mayHaveSucceeded) unanswered.current = password;
      throw error;
    }
  };
}

/** Signs in with the new password, which also starts the session; resolves to false if that fails. */
const trySignIn = (email: string, password: string): Promise<boolean> =>
  signIn(email, password).then(
    () => true,
    () => false,
  );
