/** Dialog with what came to a sheet after it was confirmed: the administrator applies or discards each of it. */
import { useState } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { updateCache } from '../../lib/api/update-cache.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { operationText } from './operation-text.ts';

interface UnappliedDialogProps {
  readonly match: FormattedMatch;
  readonly onClose: () => void;
}

type UnappliedOperation = SheetView['unapplied'][number];

export function UnappliedDialog({ match, onClose }: UnappliedDialogProps) {
  const given = { params: { id: match.id } };
  const { data: sheet, error, retry } = useGet('GET /matches/{id}/sheet', given);
  const [deciding, setDeciding] = useState<string | null>(null);

  const decide = async (operationId: string, decision: 'apply' | 'discard') => {
    setDeciding(operationId);
    const failure = decision === 'apply' ? 'No se pudo aplicar' : 'No se pudo descartar';
    try {
      const saved = await saveAndRefresh('POST /matches/{id}/sheet/unapplied', failure, {
        ...given,
        body: { operationId, decision },
      });
      updateCache('GET /matches/{id}/sheet', given, () => saved);
      showToast(decision === 'apply' ? 'Anotación aplicada' : 'Anotación descartada');
    } catch (reason) {
      showSaveFailure(reason, () => void decide(operationId, decision));
    }
    setDeciding(null);
  };

  return (
    <Modal title="Sin aplicar" onClose={onClose}>
      {!sheet && error ? (
        <ErrorCard title="No se pudo cargar la planilla" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !sheet ? (
        <SkeletonList count={2} className="h-24" />
      ) : sheet.unapplied.length === 0 ? (
        <EmptyState icon="check" title="No queda nada sin aplicar" />
      ) : (
        <>
          <p className="mb-4">Llegó después de que la planilla quedara cerrada. Decidí qué hacer con cada anotación.</p>
          <ul className="flex flex-col gap-3">
            {sheet.unapplied.map((waiting) => (
              <WaitingOperation
                key={waiting.operation.id}
                waiting={waiting}
                sheet={sheet}
                isBusy={deciding === waiting.operation.id}
                onDecide={(decision) => void decide(waiting.operation.id, decision)}
              />
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}

interface WaitingOperationProps {
  readonly waiting: UnappliedOperation;
  readonly sheet: SheetView;
  readonly isBusy: boolean;
  readonly onDecide: (decision: 'apply' | 'discard') => void;
}

function WaitingOperation({ waiting, sheet, isBusy, onDecide }: WaitingOperationProps) {
  const { timeZone } = useSettings();
  const text = operationText(waiting.operation, sheet);
  const { time } = localDateAndTimeInZone(timeZone, Date.parse(waiting.at));
  return (
    <li className="rounded-card border border-line p-3">
      <p className="font-medium">{text}</p>
      <p className="text-muted text-sm">{`Anotado a las ${time}${waiting.by === 0 ? ' con el enlace' : ''}`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isBusy={isBusy} aria-label={`Aplicar ${text}`} onClick={() => onDecide('apply')}>
          Aplicar
        </Button>
        <Button
          variant="quiet-danger"
          isBusy={isBusy}
          aria-label={`Descartar ${text}`}
          onClick={() => onDecide('discard')}
        >
          Descartar
        </Button>
      </div>
    </li>
  );
}
