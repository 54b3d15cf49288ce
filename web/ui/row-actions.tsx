/** Edit and delete at the end of a row: icons on phones, words beside them from 1024 px. */
import { Button } from './button.tsx';

interface RowActionsProps {
  /** Whom or what they change. */
  readonly name: string;
  /** Absent where the viewer may not. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

const small = 'max-lg:size-11 max-lg:px-0';

export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <span className="flex justify-end gap-1">
      {onEdit && (
        <Button
          size="compact"
          look="quiet"
          icon="edit"
          aria-label={`Editar ${name}`}
          onClick={onEdit}
          className={small}
        >
          <span className="max-lg:sr-only">Editar</span>
        </Button>
      )}
      {onDelete && (
        <Button
          size="compact"
          look="quiet-danger"
          icon="trash"
          aria-label={`Eliminar ${name}`}
          onClick={onDelete}
          className={small}
        >
          <span className="max-lg:sr-only">Eliminar</span>
        </Button>
      )}
    </span>
  );
}
