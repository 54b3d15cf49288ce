/** Shares the page when its button is pressed. */
import { sharePage } from '../lib/sharing.ts';

export function startSharing(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (button) void share(button.dataset);
  });
}

const share = ({ title = document.title, text = '' }: DOMStringMap): Promise<void> =>
  sharePage({
    title,
    text,
    url: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
  });
