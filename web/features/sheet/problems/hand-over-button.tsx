/** Lets the signed-in user send what the match's link left unsent on this phone. */
import { useState } from 'react';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { showErrorToast } from '../../../ui/toasts.ts';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { HandOver } from '../queue/use-hand-over.ts';

export function HandOverButton({ handOver: { count, run } }: { readonly handOver: HandOver }) {
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      console.error(`What a link left unsent could not be handed over: ${error}`);
      showErrorToast('No se pudo pasar a tu usuario lo que quedó sin enviar');
    }
    setIsBusy(false);
  };
  return (
    <>
      <p>{`Con el enlace ${count === 1 ? 'quedó 1 anotación' : `quedaron ${formatPlural(count, 'anotación', 'anotaciones')}`} sin enviar en este teléfono.`}</p>
      <SheetButton variant="primary" icon="refresh" disabled={isBusy} onClick={() => void send()}>
        Enviar con tu usuario
      </SheetButton>
    </>
  );
}
