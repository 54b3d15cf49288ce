/** Tells a signed-in user without a role why they cannot change anything, and who assigns roles. */
import type { User } from '#shared/domain/schemas/user.ts';
import { Notice } from '../../ui/notice.tsx';

export function NoRoleNotice({ user }: { readonly user: User | null }) {
  if (!user || user.roles.length > 0) return null;
  return (
    <Notice>
      Tu cuenta todavía no tiene un rol: podés mirar todo, pero no cargar nada. Pedile a un administrador que te lo
      asigne.
    </Notice>
  );
}
