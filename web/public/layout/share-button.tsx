/** Buttons that share the page or copy its text. Hidden without scripts: the visitor's script shows them and does it. */
import { Icon } from '../../ui/icon.tsx';

interface ShareButtonProps {
  readonly title: string;
  /** The short text sent with the page's address. */
  readonly text: string;
}

export function ShareButton({ title, text }: ShareButtonProps) {
  return (
    <button type="button" hidden data-share="" data-title={title} data-text={text} className={buttonClass}>
      <Icon name="share" className="size-5" />
      <span className="max-sm:sr-only">Compartir</span>
    </button>
  );
}

/** Copies plain lines, for a chat. */
export function CopyButton({ text }: { readonly text: string }) {
  return (
    <button type="button" hidden data-copy="" data-text={text} className={`self-start ${buttonClass}`}>
      <Icon name="copy" className="size-5" />
      Copiar como texto
    </button>
  );
}

const buttonClass =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-3 font-medium text-accent text-sm hover:bg-tint [&[hidden]]:hidden';
