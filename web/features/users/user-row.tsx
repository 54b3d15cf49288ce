/** Row of one user: name, email, roles, and the buttons to edit, disable and enable. */
import type { User } from '#shared/domain/schemas/user.ts';
import { roleLabels } from '#shared/text/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EnableUserButton } from './enable-user.tsx';

interface UserRowProps {
  readonly user: User;
  readonly isOneself: boolean;
  readonly onEdit: () => void;
  readonly onDisable: () => void;
}

export function UserRow({ user, isOneself, onEdit, onDisable }: UserRowProps) {
  const { fullName, email, roles, teamName, enabled } = user;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 content-visibility-28">
      <div className="min-w-52 flex-1">
        <h2 className="font-sans text-base">
          {fullName}
          {isOneself && <span className="font-normal text-muted"> (vos)</span>}
        </h2>
        <p className="text-muted text-sm">{email}</p>
        <p className="mt-1 flex flex-wrap gap-2">
          {roles.map((role) => (
            <Badge key={role} variant={role === 'Admin' ? 'active' : 'neutral'}>
              {role === 'DT' && teamName ? `DT de ${teamName}` : roleLabels[role]}
            </Badge>
          ))}
          {roles.length === 0 && <Badge>Sin rol</Badge>}
          {!enabled && <Badge variant="bad">Deshabilitado</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" icon="edit" aria-label={`Editar ${fullName}`} onClick={onEdit}>
          Editar
        </Button>
        {!isOneself &&
          (enabled ? (
            <Button size="compact" variant="quiet-danger" aria-label={`Deshabilitar a ${fullName}`} onClick={onDisable}>
              Deshabilitar
            </Button>
          ) : (
            <EnableUserButton user={user} />
          ))}
      </div>
    </li>
  );
}
