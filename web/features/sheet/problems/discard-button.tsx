/** Gives up what the server does not take from this phone: asks once, as nothing is dropped without the user's word. */
import { useState } from 'react';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { WaitingOperation } from '../queue/queued-operation.ts';

interface DiscardButtonProps {
  readonly operations: readonly WaitingOperation[];
  readonly onDiscard: (operationId: string) => void;
}

export function DiscardButton({ operations, onDiscard }: DiscardButtonProps) {
  /** The ids at the time of the question: what is recorded after it is not part of the answer. */
  const [askedAbout, setAskedAbout] = useState<readonly string[] | null>(null);
  if (!askedAbout) {
    return (
      <SheetButton variant="quiet" onClick={() => setAskedAbout(operations.map(({ id }) => id))}>
        Descartar
      </SheetButton>
    );
  }
  const discard = () => {
    for (const id of askedAbout) onDiscard(id);
    setAskedAbout(null);
  };
  return (
    <div ref={showWhole} className="flex flex-col gap-2 rounded-control border-2 border-line p-2">
      <p role="alert" className="font-semibold">
        {`¿Descartar ${formatPlural(askedAbout.length, 'anotación', 'anotaciones')} sin enviar? Se borra de este teléfono y no se puede recuperar.`}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <SheetButton onClick={() => setAskedAbout(null)}>Cancelar</SheetButton>
        <SheetButton onClick={discard}>Sí, descartar</SheetButton>
      </div>
    </div>
  );
}

/** The question is higher than the button in whose place it comes. */
const showWhole = (question: HTMLElement | null): void => question?.scrollIntoView({ block: 'nearest' });
