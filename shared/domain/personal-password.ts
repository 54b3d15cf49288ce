/** Passwords that contain the user's name or e-mail address. */
import { foldAccents } from '../spanish/plain-text.ts';

/** Who a password is for, as far as it is known: with a forgotten password the address alone. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Shorter parts occur in too many ordinary words. */
const shortestPart = 4;

/**
 * Whether the password contains what stands before the '@' of its owner's address or a word of his name, of four
 * characters or more; capitals and accents do not matter.
 */
export function containsPersonalData(
  password: string,
  { email, firstName = '', lastName = '' }: PasswordOwner,
): boolean {
  const [mailbox = ''] = email.split('@');
  const words = `${firstName} ${lastName}`.split(/[^\p{L}\p{M}]+/u);
  const text = foldAccents(password);
  return [mailbox, ...words].map(foldAccents).some((part) => part.length >= shortestPart && text.includes(part));
}
