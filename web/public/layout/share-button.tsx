/** A button that shares the page. It is hidden without scripts: the visitor's script shows it and does the sharing. */
import { Icon } from '../../ui/icon.tsx';

interface ShareButtonProps {
  readonly title: string;
  /** The short text sent with the page's address. */
  readonly text: string;
}

export function ShareButton({ title, text }: ShareButtonProps) {
  return (
    <button
      type="button"
      hidden
      data-share=""
      data-title={title}
      data-text={text}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium text-accent text-sm hover:bg-tint [&[hidden]]:hidden"
    >
      <Icon name="share" className="size-5" />
      <span className="max-sm:sr-only">Compartir</span>
    </button>
  );
}
