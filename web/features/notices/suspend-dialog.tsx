/**
 * 'Se suspende la fecha': shows what falls and what stays, postpones it and publishes the notice. Then the text for the chat
 * is ready, 'Reprogramar' finds new dates, and 'Se juega igual' takes all of it back.
 */
import { type ReactNode, useState } from 'react';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { limits } from '#shared/domain/limits.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { timestampWithOffset } from '#shared/text/local-time.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { EditModal } from '../../ui/edit-modal.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { JobProgressBar } from '../../ui/job-progress.tsx';
import { splitBySuspension } from './suspension.ts';
import { type SuspensionChoices, SuspensionFields } from './suspension-fields.tsx';
import { SuspensionText } from './suspension-text.tsx';
import { useSuspension } from './use-suspension.ts';

interface SuspendDialogProps {
  /** What is suspended: a day of all tournaments, or a round of one. */
  readonly what: { readonly date: string } | { readonly round: string };
  /** Its matches, whatever became of them. */
  readonly matches: readonly FormattedMatch[];
  /** The button that copies a text. */
  readonly copyButtonOf: (text: string) => ReactNode;
  /** Called with what fell, to give it new dates. */
  readonly onReschedule: (fallen: readonly FormattedMatch[]) => void;
  readonly onClose: () => void;
}

const usualTitle = 'Se suspende la fecha';

export function SuspendDialog({ what, matches: shown, copyButtonOf, onReschedule, onClose }: SuspendDialogProps) {
  // As they were when the dialog opened: what is postponed leaves the screen's list.
  const [matches] = useState(shown);
  const { timeZone } = useSettings();
  const canchas = canchasOf(matches);
  const lastDay = lastDayOf(matches);
  const latest = addDays(useToday(), limits.noticeDays - 1);
  const [choices, setChoices] = useState<SuspensionChoices>({
    canchaIds: canchas.map(({ id }) => id),
    title: usualTitle,
    text: '',
    date: lastDay < latest ? lastDay : latest,
    time: '23:59',
  });
  const { suspend, takeBack, isDone, progress, failure } = useSuspension(onClose);
  const { title, text, date, time } = choices;
  const canchaIds = choices.canchaIds.length === canchas.length ? undefined : [...choices.canchaIds];
  const { falling, staying } = splitBySuspension(matches, canchaIds);
  const isBusy = progress !== null;
  const isIncomplete = falling.length === 0 || title.trim() === '' || date === '' || time === '';
  const send = () =>
    suspend(falling, {
      ...what,
      ...(canchaIds && { canchaIds }),
      title,
      text,
      until: timestampWithOffset(date, time, timeZone),
    });

  return (
    <EditModal
      title={isDone ? 'Fecha suspendida' : 'Se suspende la fecha'}
      hasChanges={!isDone && !isBusy && (title !== usualTitle || text !== '')}
      onClose={onClose}
      footer={(leave) =>
        isDone ? (
          <>
            <Button isBusy={isBusy} busyText="Deshaciendo..." onClick={() => takeBack(falling)}>
              Se juega igual
            </Button>
            <Button disabled={isBusy} onClick={() => onReschedule(falling)}>
              Reprogramar
            </Button>
            <Button variant="primary" onClick={onClose}>
              Listo
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => leave()}>{isBusy ? 'Cerrar' : 'Cancelar'}</Button>
            <Button variant="danger" disabled={isIncomplete} isBusy={isBusy} busyText="Guardando..." onClick={send}>
              {`Suspender ${formatPlural(falling.length, 'partido')}`}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {progress && <JobProgressBar label="Partidos" {...progress} />}
        <FormProblem failure={failure} />
        {isDone ? (
          <SuspensionText title={title} text={text} falling={falling} staying={staying} copyButtonOf={copyButtonOf} />
        ) : (
          <SuspensionFields
            falling={falling}
            staying={staying}
            canchas={canchas}
            choices={choices}
            isDisabled={isBusy}
            onChange={setChoices}
          />
        )}
      </div>
    </EditModal>
  );
}

/** The canchas of the matches, each once; 0 stands for matches without one. */
const canchasOf = (matches: readonly FormattedMatch[]) =>
  [...new Map(matches.map(({ canchaId, cancha }) => [canchaId, cancha?.nombre ?? 'Sin cancha'])).entries()]
    .filter(([id]) => id !== 0)
    .map(([id, name]) => ({ id, name }));

const lastDayOf = (matches: readonly FormattedMatch[]): string =>
  matches
    .map(({ matchDate }) => matchDate)
    .sort()
    .at(-1) ?? '';
