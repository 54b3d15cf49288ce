/** The exceptions of a tournament from its rules of who may play, with their player, reason and end. */
import { useState } from 'react';
import type { EligibilityException } from '#shared/domain/schemas/eligibility.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { describeExceptionEnd, exceptedRuleLabels } from '#shared/text/eligibility-exceptions.ts';
import { showSaveFailure } from '../../../lib/api/report-failure.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveTournament } from '../form/save-tournament.ts';
import { isSameException } from './same-exception.ts';
import { usePlayerName } from './use-player-name.ts';

interface ExceptionListProps {
  readonly tournament: Tournament;
  /** Opens the form, for a new exception or one of the list. */
  readonly onWrite: (exception?: EligibilityException) => void;
}

export function ExceptionList({ tournament, onWrite }: ExceptionListProps) {
  const { eligibilityExceptions: exceptions = [] } = tournament;
  const [removing, setRemoving] = useState<EligibilityException | null>(null);
  const add = (
    <Button icon="plus" onClick={() => onWrite()}>
      Nueva excepción
    </Button>
  );
  if (exceptions.length === 0)
    return (
      <EmptyState
        icon="shirt"
        title="No hay excepciones"
        detail="Habilitan a un jugador a pesar de una regla del torneo, como la edad o el apto médico."
        action={add}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">Pueden jugar a pesar de una regla del torneo.</p>
        {add}
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {exceptions.map((exception) => (
          <ExceptionCard
            key={`${exception.playerId} ${exception.code}`}
            exception={exception}
            onEdit={() => onWrite(exception)}
            onRemove={() => setRemoving(exception)}
          />
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title="Quitar excepción"
          question="¿Querés quitar esta excepción?"
          detail={`${exceptedRuleLabels[removing.code]}: la regla vuelve a valer para este jugador.`}
          confirmText="Quitar"
          busyText="Quitando..."
          onConfirm={() => remove(tournament, removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

interface ExceptionCardProps {
  readonly exception: EligibilityException;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ExceptionCard({ exception, onEdit, onRemove }: ExceptionCardProps) {
  const today = useToday();
  const { name, teamName } = usePlayerName(exception.playerId);
  return (
    <Card as="li" className="flex flex-col gap-1 p-4">
      <div className="flex flex-wrap items-start justify-end gap-x-3">
        <div className="min-h-12 min-w-0 flex-[1_1_8rem]">
          <h3 className="break-words font-semibold">{name}</h3>
          <p className="text-muted text-sm">{teamName}</p>
        </div>
        <RowActions name={`la excepción de ${name}`} onEdit={onEdit} onDelete={onRemove} />
      </div>
      <p>{exceptedRuleLabels[exception.code]}</p>
      <p className="break-words text-sm">{exception.reason}</p>
      <p className="text-muted text-sm">{describeExceptionEnd(exception, today)}</p>
    </Card>
  );
}

async function remove(tournament: Tournament, exception: EligibilityException): Promise<void> {
  const { eligibilityExceptions: exceptions = [], version } = tournament;
  const left = exceptions.filter((each) => !isSameException(each, exception));
  try {
    await saveTournament(tournament, { eligibilityExceptions: left }, version);
    showToast('Excepción quitada');
  } catch (error) {
    showSaveFailure(error, () => void remove(tournament, exception));
  }
}
