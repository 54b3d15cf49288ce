/** Copies a text: of a table or a round, as plain lines for a chat, or an address. */
import { copiedText, openWhatsApp } from '../lib/sharing.ts';
import { announce } from './announcements.ts';

export function startCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) void copy(button.dataset);
  });
}

async function copy({ text = '', copied }: DOMStringMap): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(copied ?? copiedText);
  } catch {
    // Browsers without a clipboard, or that forbid it, still reach the chat; an address is for other programs.
    if (copied === undefined) openWhatsApp(text);
    else announce('Este navegador no deja copiar: seleccioná el texto y copialo a mano');
  }
}
