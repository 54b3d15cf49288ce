/** What is not sent, why and since when; and what the server did not take as it was meant, with what can be done. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetModel } from '../sheet-model.ts';
import { AnsweredNote } from './answered-note.tsx';

interface QueuePanelProps {
  readonly model: SheetModel;
  readonly hourOf: (epochMilliseconds: number) => string;
  readonly onSignIn: () => void;
  readonly onClose: (() => void) | null;
}

export function QueuePanel({ model, hourOf, onSignIn, onClose }: QueuePanelProps) {
  const { sheet, sending, answered, storageWarning, dismiss, retry } = model;
  const { unsent, text, why, since, needs } = sending;
  return (
    <Panel title={since === null ? text : `${text} desde las ${hourOf(since)}`} onClose={onClose} isScrolling>
      {why && <p>{why}.</p>}
      {storageWarning && <p className="font-semibold">{storageWarning}</p>}
      {unsent > 0 && !storageWarning && (
        <p>Está guardado en este teléfono y se envía solo, aunque cierres la página: alcanza con abrirla otra vez.</p>
      )}
      {needs === 'password' && (
        <SheetButton look="primary" onClick={onSignIn}>
          Iniciar Sesión
        </SheetButton>
      )}
      {needs === 'link' && (
        <p>Pedile un enlace nuevo a la federación y abrilo en este teléfono: lo cargado sigue acá.</p>
      )}
      {unsent > 0 && needs === null && (
        <SheetButton icon="refresh" onClick={retry}>
          Enviar ahora
        </SheetButton>
      )}
      {unsent === 0 && answered.length === 0 && <p>La federación ya tiene todo lo que cargaste.</p>}
      {answered.length > 0 && <h3 className="text-lg">{formatPlural(answered.length, 'aviso')}</h3>}
      <ul className="flex flex-col gap-2">
        {answered.map((each) => (
          <li key={each.id}>
            <AnsweredNote sheet={sheet} answered={each} onDismiss={() => dismiss(each.id)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
