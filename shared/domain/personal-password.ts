/** Detects passwords that contain the user's name or e-mail address. */
import { foldAccents } from '../spanish/plain-text.ts';

/** What is known of the user who chooses a password; after a forgotten password, only the e-mail address. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Shorter parts of a name or address are ignored, as they occur in too many ordinary words. */
const minPartLength = 4;

/**
 * Whether the password contains the part of the owner's address before the '@', or a word of the owner's name, of four
 * characters or more; capitals and accents are ignored.
 */
export function containsPersonalData(
  password: string,
  { email, firstName = '', lastName = '' }: PasswordOwner,
): boolean {
  const [mailbox = ''] = email.split('@');
  const words = `${firstName} ${lastName}`.split(/[^\p{L}\p{M}]+/u);
  const text = foldAccents(password);
  return [mailbox, ...words].map(foldAccents).some((part) => part.length >= minPartLength && text.includes(part));
}
