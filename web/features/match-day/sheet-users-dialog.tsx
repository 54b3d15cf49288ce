/** Dialog that chooses who keeps the sheets of one match, or of several at once. */
import { useState } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { useSaving } from '../../lib/api/use-saving.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { useSheetUsers } from '../../lib/screen/use-sheet-users.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { saveSheetUsers } from './save-sheet-users.ts';

interface SheetUsersDialogProps {
  /** The matches, with who keeps their sheets; of several, all get the same. */
  readonly matches: readonly FormattedMatch[];
  readonly onClose: () => void;
}

export function SheetUsersDialog({ matches, onClose }: SheetUsersDialogProps) {
  const [first] = matches;
  const before = (matches.length === 1 && first?.sheetUserIds) || [];
  const [chosen, setChosen] = useState<readonly number[]>(before);
  const { save, isSaving, failure } = useSaving();
  const { users, error, retry } = useSheetUsers(before);

  const submit = async () => {
    await saveSheetUsers(matches, chosen);
    showToast('Planilleros guardados');
    onClose();
  };

  return (
    <FormModal
      title="Planilleros"
      submitText="Guardar"
      isSaving={isSaving}
      hasChanges={chosen !== before}
      failure={failure}
      onSubmit={() => void save(submit)}
      onClose={onClose}
    >
      <p>
        {matches.length > 1
          ? `Van a cargar las planillas de ${formatPlural(matches.length, 'partido')}, en lugar de quienes las cargaban.`
          : 'Cargan la planilla de este partido desde su teléfono, con su cuenta.'}
      </p>
      {!users && error ? (
        <ErrorCard title="No se pudieron cargar los usuarios" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !users ? (
        <SkeletonList count={3} className="h-11" />
      ) : users.length === 0 ? (
        <EmptyState
          icon="users"
          title="No hay Planilleros"
          detail="Invitá a alguien con el rol Planillero, o pasale un enlace."
          action={<ButtonLink href={paths.users.getHref()}>Ir a Usuarios</ButtonLink>}
        />
      ) : (
        <CheckboxList legend="Quién carga la planilla" options={users} chosen={chosen} onChange={setChosen} />
      )}
    </FormModal>
  );
}
