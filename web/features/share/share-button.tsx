/** Shares the URL of the page with the device's share sheet, or copies it where there is none. */

import { Button } from '../../ui/button.tsx';
import { showErrorToast, showToast } from '../../ui/toasts.ts';

export function ShareButton({ title }: { readonly title: string }) {
  return (
    <Button icon="share" onClick={() => void shareOrCopyUrl(title)} className="max-sm:px-3">
      <span className="max-sm:sr-only">Compartir</span>
    </Button>
  );
}

async function shareOrCopyUrl(title: string): Promise<void> {
  const url = location.href;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      showToast('Enlace copiado');
    }
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showErrorToast('No se pudo compartir el enlace');
  }
}
