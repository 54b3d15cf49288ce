/** What is not sent, why and since when; and what the server did not take as it was meant, with what can be done. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetModel } from '../sheet-model.ts';
import { AnsweredNote } from './answered-note.tsx';
import { DiscardButton } from './discard-button.tsx';
import { HandOverButton } from './hand-over-button.tsx';
import { asSentence, sinceText } from './queue-text.ts';
import { UnsentElsewhere } from './unsent-elsewhere.tsx';
import { WaitingList } from './waiting-list.tsx';

interface QueuePanelProps {
  readonly model: SheetModel;
  readonly hourOf: (epochMilliseconds: number) => string;
  readonly onSignIn: () => void;
  readonly onClose: (() => void) | null;
}

export function QueuePanel({ model, hourOf, onSignIn, onClose }: QueuePanelProps) {
  const { sheet, sending, waiting, answered, handOver, unsentElsewhere, storageWarning, dismiss, retry } = model;
  const { unsent, text, why, since, needs } = sending;
  const { status } = useSession();
  const isRefused = needs === 'link' || needs === 'permission';
  return (
    <Panel
      title={since === null ? text : `${text} desde ${sinceText({ ...model, hourOf }, since)}`}
      onClose={onClose}
      isScrolling
    >
      {why && <p>{asSentence(why)}</p>}
      {unsent > 0 && storageWarning && <p className="font-semibold">{storageWarning}</p>}
      {unsent > 0 && !storageWarning && (
        <p>
          {isRefused
            ? 'Está guardado en este teléfono.'
            : 'Está guardado en este teléfono y se envía solo, aunque cierres la página: alcanza con abrirla otra vez.'}
        </p>
      )}
      {needs === 'link' && unsent > 0 && <p>{waysOut}</p>}
      {handOver && <HandOverButton handOver={handOver} />}
      {(needs === 'password' || (needs === 'link' && unsent > 0 && status !== 'authenticated')) && (
        <SheetButton variant="primary" onClick={onSignIn}>
          Iniciar Sesión
        </SheetButton>
      )}
      {unsent > 0 && needs !== 'password' && (
        <SheetButton icon="refresh" onClick={retry}>
          Enviar ahora
        </SheetButton>
      )}
      {unsent === 0 && answered.length === 0 && unsentElsewhere.length === 0 && !handOver && (
        <p>{isRefused ? 'No queda nada por enviar.' : 'La federación ya tiene todo lo que cargaste.'}</p>
      )}
      {answered.length > 0 && <h3 className="text-lg">{formatPlural(answered.length, 'aviso')}</h3>}
      <ul className="flex flex-col gap-2">
        {answered.map((each) => (
          <li key={each.id}>
            <AnsweredNote sheet={sheet} answered={each} onDismiss={() => dismiss(each.id)} />
          </li>
        ))}
      </ul>
      {unsent > 0 && <WaitingList sheet={sheet} waiting={waiting} moments={{ ...model, hourOf }} />}
      {unsent > 0 && isRefused && <DiscardButton operations={waiting} onDiscard={dismiss} />}
      <UnsentElsewhere sheets={unsentElsewhere} />
    </Panel>
  );
}

/** A link can be made until noon of the day after the match; a user who keeps the sheet may send later, too. */
const waysOut =
  'Se puede enviar de dos maneras: con un enlace nuevo, que la federación puede crear hasta el mediodía siguiente al partido; o, también después, con el usuario de un administrador o Planillero del partido que inicie sesión en este teléfono.';
