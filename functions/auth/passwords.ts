/** Passwords: change one's own, or set a new one with a code received by e-mail. */

import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { AnswerWithHeaders } from '../platform/http/answer.ts';
import { setPassword } from '../platform/identity/accounts.ts';
import { endSessionsOfUser } from '../platform/identity/ended-sessions.ts';
import { resetPasswordWithCode, sendResetCode } from '../platform/identity/forgotten-password.ts';
import { revokeAllRefreshTokens, signIn } from '../platform/identity/sessions.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';
import { runLimitedAttempt } from './limited-attempt.ts';
import { createSession } from './session.ts';

/**
 * Changes the caller's own password and ends all of the user's sessions, in case another person knows the old password.
 */
export async function changePassword({ body, caller, viewerIp }: RequestOfRoute<'POST /auth/password/change'>) {
  if (!caller) throw new Problem('invalid-token');
  const { email } = caller;
  const { currentPassword, newPassword: password } = body;
  return runLimitedAttempt({ kind: 'change', email, viewerIp }, async (user) => {
    if (!user) throw new Problem('invalid-token');
    if (!(await signIn(email, currentPassword)))
      return invalidFieldProblem('currentPassword', 'No es tu contraseña actual');
    // Sessions are ended before and after the change: before, so that an interrupted change leaves none open; after,
    // for those that began meanwhile.
    await endSessionsOfUser(user.id);
    await setPassword({ email, password, field: 'newPassword' });
    const earliest = await endSessionsOfUser(user.id);
    await revokeAllRefreshTokens(email);
    const session = await createSession(user, email, password, earliest);
    if (!session) throw new Problem('invalid-token');
    const message = 'Tu contraseña cambió. En tus otros dispositivos hay que volver a entrar.';
    return new AnswerWithHeaders({ ...session.value, message }, session);
  });
}

/** Sends a code to an e-mail address. The answer is the same whether or not a user has that address. */
export async function forgotPassword({ body: { email }, viewerIp }: RequestOfRoute<'POST /auth/password/forgot'>) {
  return runLimitedAttempt({ kind: 'forgot', email, viewerIp }, async () => {
    await sendResetCode(email);
    return { message: 'Si ese email está registrado, en unos minutos te llega un código.' };
  });
}

/** Sets a new password with a code, and ends all sessions of the user, in case another person knows the old password. */
export async function resetPassword({ body, viewerIp }: RequestOfRoute<'POST /auth/password/reset'>) {
  const { email, code, newPassword } = body;
  return runLimitedAttempt({ kind: 'reset', email, viewerIp }, async (user) => {
    if (!(await resetPasswordWithCode(email, code, newPassword))) {
      return invalidFieldProblem('code', 'El código no es correcto o ya venció');
    }
    if (user) await endSessionsOfUser(user.id);
    await revokeAllRefreshTokens(email);
    return { message: 'Tu contraseña cambió. Ya podés iniciar sesión.' };
  });
}
