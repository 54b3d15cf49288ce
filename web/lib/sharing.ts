/** Hands a page's address or a text to a chat: by the device's share sheet or clipboard, else by WhatsApp. */

interface SharedPage {
  readonly title: string;
  /** The short text sent with the address. */
  readonly text: string;
  readonly url: string;
}

export async function sharePage({ title, text, url }: SharedPage): Promise<void> {
  if (!navigator.share) return openWhatsApp(`${text} ${url}`.trim());
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) openWhatsApp(`${text} ${url}`.trim());
  }
}

/** What is said of a text that was copied. */
export const copiedText = 'Copiado: pegalo en un chat';

/** Opens WhatsApp, where the reader chooses the chat. */
export function openWhatsApp(text: string): void {
  open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
}
