/**
 * Buttons that share the page or copy its text. On published pages they are hidden without scripts: the visitor's script
 * shows them and does it. In the application `onClick` does it.
 */
import { Icon } from '../../ui/icon.tsx';

interface ShareButtonProps {
  readonly title: string;
  /** The short text sent with the page's address. */
  readonly text: string;
  readonly onClick?: () => void;
}

export function ShareButton({ title, text, onClick }: ShareButtonProps) {
  return (
    <button
      type="button"
      hidden={!onClick}
      data-share=""
      data-title={title}
      data-text={text}
      onClick={onClick}
      className={buttonClass}
    >
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
  readonly onClick?: () => void;
}

/** Copies plain lines. */
export function CopyButton({ text, label = 'Copiar como texto', copied, onClick }: CopyButtonProps) {
  return (
    <button
      type="button"
      hidden={!onClick}
      data-copy=""
      data-text={text}
      data-copied={copied}
      onClick={onClick}
      className={`self-start ${buttonClass}`}
    >
      <Icon name="copy" className="size-5" />
      {label}
    </button>
  );
}

const buttonClass =
  'inline-flex min-h-11 min-w-11 max-w-full items-center justify-center gap-2 rounded-control px-3 font-medium text-accent text-sm hover:bg-tint print:hidden [&[hidden]]:hidden';
