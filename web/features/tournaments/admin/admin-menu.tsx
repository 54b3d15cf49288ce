/** Menu with all actions of an admin on a tournament. */
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { Menu } from '../../../ui/menu.tsx';
import type { AdminDialogState } from './admin-dialog-state.ts';

interface AdminMenuProps {
  readonly tournamentId: number;
  readonly onSelect: (task: AdminDialogState) => void;
}

export function AdminMenu({ tournamentId, onSelect }: AdminMenuProps) {
  const navigate = useNavigate();
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
        { label: 'Marcas de la tabla', icon: 'trophy', onSelect: () => onSelect('bands') },
        { label: 'Cambiar estado', icon: 'clock', onSelect: () => onSelect('status') },
        {
          label: 'Disciplina',
          icon: 'cards',
          onSelect: () => void navigate(paths.discipline.getHref(tournamentId)),
        },
        {
          label: 'Ver cambios',
          icon: 'eye',
          onSelect: () => void navigate(paths.tournamentChanges.getHref(tournamentId)),
        },
        { label: 'Eliminar', icon: 'trash', onSelect: () => onSelect('delete'), isDangerous: true },
      ]}
    />
  );
}
