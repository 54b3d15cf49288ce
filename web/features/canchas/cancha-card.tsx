/** Card of one cancha: name, address, availability, and the edit and delete buttons. */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { availabilityText, closedDates } from './availability.ts';

interface CanchaCardProps {
  readonly cancha: Cancha;
  /**
   * Undefined where the user may not edit the cancha: the card then has no edit button. The same holds for onDelete.
   */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

export function CanchaCard({ cancha, onEdit, onDelete }: CanchaCardProps) {
  const { nombre, ubicacion, disponible } = cancha;
  const today = useToday();
  const closed = closedDates(cancha, today);
  return (
    <Card as="li" className="flex flex-col gap-3 p-4 content-visibility-48">
      <div className="flex items-start gap-3">
        <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-control border border-line bg-page text-muted">
          <Icon name="pitch" className="size-7" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 className="text-lg">{nombre}</h2>
          <Badge variant={disponible ? 'neutral' : 'attention'}>{availabilityText(cancha)}</Badge>
        </div>
      </div>
      <p className="flex items-start gap-2 text-muted text-sm">
        <Icon name="pin" className="mt-0.5 size-4" />
        <span className="min-w-0">{ubicacion || 'Sin ubicación'}</span>
      </p>
      {closed.length > 0 && (
        <p className="flex items-start gap-2 text-sm">
          <Icon name="calendar" className="mt-0.5 size-4" />
          <span className="min-w-0">{`Cerrada: ${joinNames(closed.map((date) => formatShortDate(date, today)))}`}</span>
        </p>
      )}
      {(onEdit || onDelete) && (
        <div className="mt-auto flex flex-wrap gap-2">
          {onEdit && (
            <Button icon="edit" aria-label={`Editar ${nombre}`} onClick={onEdit}>
              Editar
            </Button>
          )}
          {onDelete && (
            <Button variant="quiet-danger" icon="trash" aria-label={`Eliminar ${nombre}`} onClick={onDelete}>
              Eliminar
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
