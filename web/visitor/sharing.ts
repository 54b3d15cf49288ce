/** Shares the page with the device's share sheet, or by WhatsApp where there is none. */

export function startSharing(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (button) void share(button.dataset);
  });
}

async function share({ title = document.title, text = '' }: DOMStringMap): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  if (!navigator.share) return openWhatsApp(`${text} ${url}`.trim());
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) openWhatsApp(`${text} ${url}`.trim());
  }
}

/** Opens WhatsApp, where the reader chooses the chat. */
export function openWhatsApp(text: string): void {
  open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
}
