/** An operation that the server did not take as it was meant: why, and what can be done. */
import { SheetButton } from '../frame/sheet-button.tsx';
import type { AnsweredOperation } from '../queue/queued-operation.ts';
import type { ShownSheet } from '../shown-sheet.ts';
import { operationText } from './operation-text.ts';

interface AnsweredNoteProps {
  readonly sheet: ShownSheet;
  readonly answered: AnsweredOperation;
  readonly onDismiss: () => void;
  /** Records a refused event anew, with another player or minute. */
  readonly onAgain?: (() => void) | undefined;
}

const outcomeTitles: Record<AnsweredOperation['answer']['outcome'], string> = {
  superseded: 'Vale lo de otro dispositivo',
  unapplied: 'Sin aplicar',
  refused: 'No se cargó',
};

export function AnsweredNote({ sheet, answered, onDismiss, onAgain }: AnsweredNoteProps) {
  const { outcome, message } = answered.answer;
  return (
    <div className="flex flex-col gap-2 rounded-control border-2 border-notice-text bg-notice p-2 text-notice-text">
      <p className="text-sm leading-snug">
        <span className="block font-semibold">{`${outcomeTitles[outcome]}: ${operationText(sheet, answered.content)}`}</span>
        {message}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <SheetButton onClick={onDismiss} className="px-2 text-sm">
          {outcome === 'refused' ? 'Descartar' : 'Entendido'}
        </SheetButton>
        {onAgain && (
          <SheetButton variant="primary" onClick={onAgain} className="px-2 text-sm">
            Cargar de nuevo
          </SheetButton>
        )}
      </div>
    </div>
  );
}
