/** The users who may keep the sheet of a match, for the lists from which an administrator chooses them. */
import type { User } from '#shared/domain/schemas/user.ts';
import { compareText } from '#shared/spanish/order.ts';
import { type LoadState, useGet } from '../api/use-get.ts';

interface SheetUsers extends Pick<LoadState<unknown>, 'error' | 'retry'> {
  /** Enabled users with the role Planillero and those already chosen, by name; undefined until they are loaded. */
  readonly users: readonly { readonly id: number; readonly name: string }[] | undefined;
}

export function useSheetUsers(chosen: readonly number[] = []): SheetUsers {
  const { data, error, retry } = useGet('GET /auth/users', {});
  const mayKeepSheets = ({ roles, enabled }: User) => enabled && roles.includes('Planillero');
  const users = data
    ?.filter((user) => mayKeepSheets(user) || chosen.includes(user.id))
    .map((user) => ({ id: user.id, name: mayKeepSheets(user) ? user.fullName : `${user.fullName} (sin acceso)` }))
    .sort((a, b) => compareText(a.name, b.name));
  return { users, error, retry };
}
