/** The buttons 'Editar' and 'Eliminar' at the end of a row; below 1024 px they show only their icons. */
import { Button } from './button.tsx';

interface RowActionsProps {
  /** Name of the row's entity, for screen readers. */
  readonly name: string;
  /** Undefined when the user lacks the permission. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

const iconOnlyClass = 'max-lg:size-11 max-lg:px-0';

export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <span className="flex justify-end gap-1">
      {onEdit && (
        <Button
          size="compact"
          variant="quiet"
          icon="edit"
          aria-label={`Editar ${name}`}
          onClick={onEdit}
          className={iconOnlyClass}
        >
          <span className="max-lg:sr-only">Editar</span>
        </Button>
      )}
      {onDelete && (
        <Button
          size="compact"
          variant="quiet-danger"
          icon="trash"
          aria-label={`Eliminar ${name}`}
          onClick={onDelete}
          className={iconOnlyClass}
        >
          <span className="max-lg:sr-only">Eliminar</span>
        </Button>
      )}
    </span>
  );
}
