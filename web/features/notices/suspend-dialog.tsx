/**
 * 'Se suspende la fecha': shows what falls and what stays, postpones it and publishes the notice. Then the text for the chat
 * is ready, and 'Se juega igual' takes all of it back.
 */
import { type ReactNode, useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatTime } from '#shared/text/dates.ts';
import { timestampWithOffset } from '#shared/text/local-time.ts';
import { pitchOf } from '#shared/text/place.ts';
import { chatTextOfSuspension } from '#shared/text/suspension-text.ts';
import { type FailureMessage, failureMessageOf } from '../../lib/api/failure.ts';
import type { DoneOfTotal } from '../../lib/api/run-job.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { EditModal } from '../../ui/edit-modal.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { JobProgressBar } from '../../ui/job-progress.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';
import { addressOfPage } from '../../views/frame/page-address.ts';
import { playAfterAll, splitBySuspension, suspendMatches } from './suspension.ts';

interface SuspendDialogProps {
  /** What is suspended: a day of all tournaments, or a round of one. */
  readonly what: { readonly date: string } | { readonly round: string };
  /** Its matches, whatever became of them. */
  readonly matches: readonly FormattedMatch[];
  /** The button that copies a text. */
  readonly copyButtonOf: (text: string) => ReactNode;
  readonly onClose: () => void;
}

const usualTitle = 'Se suspende la fecha';

export function SuspendDialog({ what, matches: shown, copyButtonOf, onClose }: SuspendDialogProps) {
  // As they were when the dialog opened: what is postponed leaves the screen's list.
  const [matches] = useState(shown);
  const { timeZone } = useSettings();
  const canchas = canchasOf(matches);
  const [canchaIds, setCanchaIds] = useState(canchas.map(({ id }) => id));
  const [title, setTitle] = useState(usualTitle);
  const [text, setText] = useState('');
  const [until, setUntil] = useState({ date: lastDayOf(matches), time: '23:59' });
  const [isDone, setIsDone] = useState(false);
  const [progress, setProgress] = useState<DoneOfTotal | null>(null);
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  const isShown = useIsMounted();

  const chosen = canchaIds.length === canchas.length ? undefined : canchaIds;
  const { falling, staying } = splitBySuspension(matches, chosen);
  const chatText = chatTextOfSuspension({
    title,
    text,
    falling,
    staying,
    address: addressOfPage({ name: 'home' }, { url: location.origin }),
  });

  const run = async (work: (onProgress: (progress: DoneOfTotal) => void) => Promise<void>, then: () => void) => {
    setFailure(null);
    try {
      await work(setProgress);
      then();
    } catch (error) {
      if (isShown()) setFailure(failureMessageOf(error, () => void run(work, then)));
      else showToast('No se pudo suspender todo: fijate cómo quedó el fixture.');
    } finally {
      setProgress(null);
    }
  };
  const suspend = () =>
    run(
      (onProgress) =>
        suspendMatches(
          falling,
          {
            ...what,
            ...(chosen && { canchaIds: chosen }),
            title,
            text,
            until: timestampWithOffset(until.date, until.time, timeZone),
          },
          onProgress,
        ),
      () => setIsDone(true),
    );
  const takeBack = () =>
    run(
      (onProgress) => playAfterAll(falling, onProgress),
      () => {
        showToast('Se juega igual: los partidos volvieron a su día y su hora.');
        onClose();
      },
    );

  return (
    <EditModal
      title={isDone ? 'Fecha suspendida' : 'Se suspende la fecha'}
      hasChanges={!isDone && progress === null && (title !== usualTitle || text !== '')}
      onClose={onClose}
      footer={(leave) =>
        isDone ? (
          <>
            <Button isBusy={progress !== null} busyText="Deshaciendo..." onClick={() => void takeBack()}>
              Se juega igual
            </Button>
            <Button variant="primary" onClick={onClose}>
              Listo
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => leave()}>{progress ? 'Cerrar' : 'Cancelar'}</Button>
            <Button
              variant="danger"
              disabled={falling.length === 0 || title.trim() === '' || until.date === '' || until.time === ''}
              isBusy={progress !== null}
              busyText="Guardando..."
              onClick={() => void suspend()}
            >
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
          <>
            <p>El aviso ya está en las páginas. Este texto sirve para el grupo:</p>
            <p className="whitespace-pre-line rounded-control border border-line bg-surface p-3 text-sm">{chatText}</p>
            {copyButtonOf(chatText)}
          </>
        ) : (
          <fieldset disabled={progress !== null} className="flex flex-col gap-4">
            <MatchLines heading={`Se postergan (${falling.length})`} matches={falling} />
            {staying.length > 0 && <MatchLines heading={`Quedan como están (${staying.length})`} matches={staying} />}
            {canchas.length > 1 && (
              <CheckboxList legend="Canchas" options={canchas} chosen={canchaIds} onChange={setCanchaIds} />
            )}
            <Field label="Título del aviso" isRequired>
              <TextInput
                value={title}
                maxLength={limits.noticeTitleLength}
                onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              />
            </Field>
            <Field label="Texto" hint="Por qué, y qué van a saber cuándo.">
              <TextArea
                value={text}
                maxLength={limits.noticeTextLength}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            </Field>
            <div className="grid grid-cols-2 gap-4">
              <Field label="Visible hasta" isRequired>
                <TextInput
                  type="date"
                  value={until.date}
                  onChange={({ currentTarget: { value } }) => setUntil({ ...until, date: value })}
                />
              </Field>
              <Field label="Hora" isRequired>
                <TextInput
                  type="time"
                  value={until.time}
                  onChange={({ currentTarget: { value } }) => setUntil({ ...until, time: value })}
                />
              </Field>
            </div>
          </fieldset>
        )}
      </div>
    </EditModal>
  );
}

function MatchLines({ heading, matches }: { readonly heading: string; readonly matches: readonly FormattedMatch[] }) {
  return (
    <section aria-label={heading}>
      <h3 className="font-semibold text-sm">{heading}</h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {matches.map((match) => (
          <li key={match.id} className="flex flex-wrap justify-between gap-x-4 px-3 py-2 text-sm">
            <span>{`${match.homeTeam.displayName} - ${match.awayTeam.displayName}`}</span>
            <span className="text-muted tabular-nums">
              {[formatTime(match.matchTime), pitchOf(match)].filter(Boolean).join('\u00a0· ')}
            </span>
          </li>
        ))}
        {matches.length === 0 && <li className="px-3 py-2 text-muted text-sm">Ninguno</li>}
      </ul>
    </section>
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
