/** The list of users on the screen, as a write has just left it. */
import type { User } from '#shared/domain/schemas/user.ts';
import { showAtOnce } from '../../lib/show-at-once.ts';

/** Created or changed. */
export function showUser(changed: User): void {
  showAtOnce('GET /auth/users', {}, (users) => {
    const isKnown = users.some(({ id }) => id === changed.id);
    return isKnown ? users.map((user) => (user.id === changed.id ? changed : user)) : [...users, changed];
  });
}
