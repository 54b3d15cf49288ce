/** Sets a new password. One that an earlier attempt may have set is tried first: it would have ended the session. */
import { useRef } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { signIn } from '../../lib/session/session.ts';

interface NewPassword {
  readonly email: string;
  readonly password: string;
  readonly send: () => Promise<{ readonly message: string }>;
}

/** Answers what to tell the person. */
export function useSetPassword(): (wanted: NewPassword) => Promise<string> {
  const unanswered = useRef<string | null>(null);
  return async ({ email, password, send }) => {
    if (unanswered.current === password && (await canSignIn(email, password))) return 'Tu contraseña cambió.';
    try {
      return (await send()).message;
    } catch (error) {
      if (error instanceof ApiError && error.mayBeDone) unanswered.current = password;
      throw error;
    }
  };
}

/** It also begins the session that the lost answer would have brought. */
const canSignIn = (email: string, password: string): Promise<boolean> =>
  signIn(email, password).then(
    () => true,
    () => false,
  );
