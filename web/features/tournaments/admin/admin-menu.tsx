/** Menu with all actions of an admin on a tournament. */
import { Menu } from '../../../ui/menu.tsx';
import type { AdminDialogState } from './admin-dialog-state.ts';

interface AdminMenuProps {
  readonly onSelect: (task: AdminDialogState) => void;
}

export function AdminMenu({ onSelect }: AdminMenuProps) {
  return (
    <Menu
      label="Administrar"
      icon="sliders"
      items={[
        { label: 'Editar datos', icon: 'edit', onSelect: () => onSelect('data') },
        { label: 'Participantes', icon: 'shield', onSelect: () => onSelect('participants') },
        { label: 'Pegar equipos', icon: 'plus', onSelect: () => onSelect('paste-teams') },
        { label: 'Zonas', icon: 'pitch', onSelect: () => onSelect('groups') },
        { label: 'Reglas', icon: 'whistle', onSelect: () => onSelect('rules') },
        { label: 'Ajustes de puntos', icon: 'table', onSelect: () => onSelect('adjustments') },
        { label: 'Cambiar estado', icon: 'clock', onSelect: () => onSelect('status') },
        { label: 'Eliminar', icon: 'trash', onSelect: () => onSelect('delete'), isDangerous: true },
      ]}
    />
  );
}
