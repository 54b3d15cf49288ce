/**
 * 'Reprogramar': what was postponed, each match with the best free slots and what they cost. One tap gives a match its new
 * date, another one all of them the first that is proposed.
 */
import type { ReactNode } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { NewDate } from '#shared/domain/schemas/postponed-slots.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { chatTextOfNewDates } from '#shared/text/suspension-text.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { addressOfPage } from '../../views/frame/page-address.ts';
import { MatchSlots } from './match-slots.tsx';
import { useRescheduling } from './use-rescheduling.ts';

interface RescheduleDialogProps {
  /** Which of all postponed matches are shown. */
  readonly concerns: (match: FormattedMatch) => boolean;
  /** The button that copies a text. */
  readonly copyButtonOf: (text: string) => ReactNode;
  readonly onClose: () => void;
}

export function RescheduleDialog({ concerns, copyButtonOf, onClose }: RescheduleDialogProps) {
  const { data, error, retry } = useGet('GET /matches/postponed/slots', {});
  const { reschedule, isSaving, failure, given } = useRescheduling();
  const listed = data?.filter(({ match }) => concerns(match));
  const proposed = (listed ?? []).flatMap(({ match, slots: [slot] }): NewDate[] => (slot ? [{ match, slot }] : []));
  const address = addressOfPage({ name: 'home' }, { url: location.origin });
  return (
    <Modal
      title="Reprogramar"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{given.length > 0 ? 'Listo' : 'Cerrar'}</Button>
          {proposed.length > 1 && (
            <Button variant="primary" isBusy={isSaving} busyText="Guardando..." onClick={() => reschedule(proposed)}>
              {`Reprogramar ${proposed.length} partidos`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormProblem failure={failure} />
        {given.length > 0 && (
          <section aria-label="Nuevas fechas" className="flex flex-col items-start gap-2">
            <p className="whitespace-pre-line rounded-control border border-line bg-surface p-3 text-sm">
              {chatTextOfNewDates(given, address)}
            </p>
            {copyButtonOf(chatTextOfNewDates(given, address))}
          </section>
        )}
        {!listed && error ? (
          <ErrorCard title="No se pudieron buscar fechas" detail={errorMessageOf(error)} onRetry={retry} />
        ) : !listed ? (
          <SkeletonList count={3} className="h-40" />
        ) : listed.length === 0 ? (
          given.length === 0 && <EmptyState icon="calendar" title="No hay partidos postergados sin nueva fecha" />
        ) : (
          <>
            <p className="text-muted text-sm">
              {`${formatPlural(listed.length, 'partido')} sin nueva fecha. Tocá una para darla; la primera de cada uno es la que propone el planificador.`}
            </p>
            <ul className="flex flex-col gap-3">
              {listed.map((each) => (
                <MatchSlots
                  key={each.match.id}
                  {...each}
                  isSaving={isSaving}
                  onChoose={(slot) => reschedule([{ match: each.match, slot }])}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
