/** The buttons of published pages that share a page or copy its text, for the application, which has no script of theirs. */
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { copiedText, openWhatsApp, sharePage } from '../../lib/sharing.ts';
import { showToast } from '../../ui/toasts.ts';
import { addressOfPage } from '../../views/frame/page-address.ts';
import { CopyButton, ShareButton } from '../../views/frame/share-button.tsx';

interface SharePageButtonProps {
  /** The published page, which everybody can open. */
  readonly page: PublishedPage;
  readonly title: string;
  /** The short text sent with its address. */
  readonly text: string;
}

export const SharePageButton = ({ page, title, text }: SharePageButtonProps) => (
  <ShareButton title={title} text={text} onClick={() => void sharePage({ title, text, url: addressHere(page) })} />
);

/** The whole address of a published page of this site. */
export const addressHere = (page: PublishedPage): string => addressOfPage(page, { url: location.origin });

export const CopyTextButton = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <CopyButton text={text} label={label} onClick={() => void copy(text)} />
);

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copiedText);
  } catch {
    // Browsers without a clipboard, or that forbid it, still reach the chat.
    openWhatsApp(text);
  }
}
