/** What a new password needs, before it is refused. */
import { limits } from '#shared/domain/limits.ts';

export const passwordHint = `Al menos ${limits.passwordLength} caracteres, con una mayúscula, una minúscula y un número; sin tu nombre ni tu email.`;

export const changeFailure = 'Error al cambiar la contraseña';
