/** Dialog for the result of a match: goals, penalties after a draw, or a walkover. Usable with one thumb. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { EditModal } from '../../../ui/edit-modal.tsx';
import { createSubmitHandler, FormProblem } from '../../../ui/form-problem.tsx';
import { matchDateText, matchTitle } from '../match-texts.ts';
import { isLevelScore } from './score-entry.ts';
import { CrestsWithNames, ScoreInputs } from './score-inputs.tsx';
import { useScoreForm } from './use-score-form.ts';
import { WalkoverChoice } from './walkover-choice.tsx';

interface ScoreDialogProps {
  readonly match: Match;
  readonly rules: TournamentRules;
  readonly onClose: () => void;
}

export function ScoreDialog({ match, rules, onClose }: ScoreDialogProps) {
  const id = useId();
  const { entry, change, isSaving, hasChanges, errors, failure, conflict, question, onSubmit } = useScoreForm(
    match,
    onClose,
  );
  const today = useToday();
  const state = { match, entry, errors, onChange: change };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], [type="radio"]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [errors]);

  return (
    <EditModal
      title={match.status === 'completed' ? 'Corregir resultado' : 'Cargar resultado'}
      hasChanges={hasChanges}
      isSaving={isSaving}
      onClose={onClose}
      footer={() => (
        <Button
          type="submit"
          form={id}
          variant="primary"
          size="large"
          isBusy={isSaving}
          busyText="Guardando..."
          className="w-full sm:w-auto sm:min-w-48"
        >
          Guardar
        </Button>
      )}
    >
      <form
        ref={form}
        id={id}
        noValidate
        aria-label={matchTitle(match)}
        onSubmit={createSubmitHandler(isSaving, onSubmit)}
        className="flex flex-col gap-4"
      >
        <FormProblem failure={failure} conflict={conflict} />
        <p className="text-center text-muted text-sm">
          {[match.round, matchDateText(match, today), match.cancha?.nombre].filter(Boolean).join(' · ')}
        </p>
        {entry.walkover !== null ? (
          <WalkoverChoice
            match={match}
            rules={rules}
            chosen={entry.walkover}
            error={errors.walkover}
            onChange={change}
          />
        ) : (
          <>
            <CrestsWithNames match={match} />
            <ScoreInputs {...state} what="Goles" fields={{ home: 'homeScore', away: 'awayScore' }} />
            {isLevelScore(entry) && <PenaltyFields {...state} />}
            <Button variant="quiet" className="self-center" onClick={() => change({ walkover: 'unsaid' })}>
              Un equipo no se presentó (W.O.)
            </Button>
          </>
        )}
      </form>
      {question}
    </EditModal>
  );
}

/** Fields for the penalty shoot-out. They are open for a drawn playoff match; otherwise a button opens them. */
function PenaltyFields(state: Omit<Parameters<typeof ScoreInputs>[0], 'what' | 'fields'>) {
  const { match, entry } = state;
  const wasOpen = useRef(match.isPlayoff || Boolean(entry.homePenalties || entry.awayPenalties));
  const [isOpen, setIsOpen] = useState(wasOpen.current);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isOpen && !wasOpen.current) group.current?.focus();
  }, [isOpen]);

  if (!isOpen) {
    return (
      <Button variant="quiet" className="self-center" onClick={() => setIsOpen(true)}>
        Se definió por penales
      </Button>
    );
  }
  return (
    <fieldset ref={group} tabIndex={-1} className="flex flex-col gap-2 border-line border-t pt-4">
      <legend className="sr-only">Penales</legend>
      <p className="text-center">
        <span className="font-semibold">Penales</span>
        <span className="block text-muted text-sm">Con 0 y 0 queda empatado, sin ganador.</span>
      </p>
      <ScoreInputs {...state} what="Penales" fields={{ home: 'homePenalties', away: 'awayPenalties' }} />
    </fieldset>
  );
}
