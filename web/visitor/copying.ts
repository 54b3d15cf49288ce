/** Copies the text of a table or a round, as plain lines for a chat. */
import { announce } from './announcements.ts';
import { openWhatsApp } from './sharing.ts';

export function startCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) void copy(button.dataset.text ?? '');
  });
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce('Copiado: pegalo en un chat');
  } catch {
    // Browsers without a clipboard, or that forbid it, still reach the chat.
    openWhatsApp(text);
  }
}
