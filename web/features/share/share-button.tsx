/** Sends the screen's address to somebody: by the phone's own sheet, else as a copied link. */

import { Button } from '../../ui/button.tsx';
import { showError, showToast } from '../../ui/toasts.ts';

export function ShareButton({ title }: { readonly title: string }) {
  return (
    <Button icon="share" onClick={() => void share(title)} className="max-sm:px-3">
      <span className="max-sm:sr-only">Compartir</span>
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.href;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      showToast('Enlace copiado');
    }
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showError('No se pudo compartir el enlace');
  }
}
