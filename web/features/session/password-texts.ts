/** Texts about choosing a new password: its requirements, and the message when changing it fails. */
import { limits } from '#shared/domain/limits.ts';

export const passwordHint = `Al menos ${limits.passwordLength} caracteres, con una mayúscula, una minúscula y un número.`;

export const passwordChangeFailureText = 'Error al cambiar la contraseña';
