/** Passwords: change one's own, or set a new one with a code that came by mail. */
import { Reply } from '../platform/http/answer.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { setPassword } from '../platform/identity/accounts.ts';
import { sendCode, takeCode } from '../platform/identity/forgotten-password.ts';
import { endSessions, signIn } from '../platform/identity/sessions.ts';
import { findUser } from '../platform/table/users.ts';
import { keep } from './session-cookie.ts';

/** Ends the other sessions: whoever changes his password may do it because another person knows the old one. */
export async function changePassword({ body, caller }: CallOf<'POST /auth/password/change'>) {
  const user = caller && (await findUser(caller.id));
  if (!user) throw new Problem('invalid-token');
  const { currentPassword, newPassword } = body;
  if (!(await signIn(user.email, currentPassword))) {
    throw invalidField('currentPassword', 'No es tu contraseña actual');
  }
  await setPassword({ email: user.email, password: newPassword, field: 'newPassword' });
  await endSessions(user.email);
  const tokens = await signIn(user.email, newPassword);
  const cookies = tokens?.refreshToken ? [keep(tokens.refreshToken)] : [];
  return new Reply(
    { message: 'Tu contraseña cambió. En tus otros dispositivos hay que volver a entrar.' },
    { cookies },
  );
}

/** The same answer for every address. */
export async function forgotPassword({ body }: CallOf<'POST /auth/password/forgot'>) {
  await sendCode(body.email);
  return { message: 'Si ese correo electrónico está registrado, en unos minutos te llega un código.' };
}

export async function resetPassword({ body }: CallOf<'POST /auth/password/reset'>) {
  await takeCode(body.email, body.code, body.newPassword);
  await endSessions(body.email);
  return { message: 'Tu contraseña cambió. Ya podés iniciar sesión.' };
}
