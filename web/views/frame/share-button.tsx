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

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** What is said once it is copied; by default that it can be pasted into a chat. */
  readonly copied?: string;
}

/** Copies plain lines. */
export function CopyButton({ text, label = 'Copiar como texto', copied }: CopyButtonProps) {
  return (
    <button
      type="button"
      hidden
      data-copy=""
      data-text={text}
      data-copied={copied}
      className={`self-start ${buttonClass}`}
    >
      <Icon name="copy" className="size-5" />
      {label}
    </button>
  );
}

const buttonClass =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-3 font-medium text-accent text-sm hover:bg-tint [&[hidden]]:hidden';
