/** A native dialog: in the middle from 768 px, a full-height sheet on phones. Escape closes, the focus returns. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { registerDialog } from './dialog-stack.ts';
import { IconButton } from './icon-button.tsx';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Below the scrolling content, always in sight; the primary action stands last. */
  readonly footer?: ReactNode;
  /** 'sheet' fills a phone's height (forms); 'dialog' is as tall as its content (questions). */
  readonly shape?: 'sheet' | 'dialog';
  readonly width?: 'normal' | 'wide';
}

const shapes = {
  sheet: 'm-0 h-dvh max-h-none w-full max-w-none md:m-auto md:h-fit md:max-h-[90dvh] md:rounded-card',
  dialog: 'm-auto h-fit max-h-[90dvh] w-[calc(100%-2rem)] rounded-card',
};
const widths = { normal: 'md:w-full md:max-w-lg', wide: 'md:w-full md:max-w-4xl' };

/** Shown for as long as it is rendered. */
export function Modal({ title, onClose, children, footer, shape = 'sheet', width = 'normal' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    firstFocus(element).focus();
    const forget = registerDialog(element);
    return () => {
      forget();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // Where two dialogs close at once, the one below has given the focus back already.
      else if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file chooser inside also "cancels".
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget: element }) => {
        if (target !== element || element.open) return;
        // A second cancel in a row closes the dialog natively; `onClose` still runs.
        element.showModal();
        firstFocus(element).focus();
        onClose();
      }}
      className={`flex-col overflow-hidden border-line bg-surface p-0 text-text shadow-raised open:flex md:border ${shapes[shape]} ${widths[width]}`}
    >
      <header className="flex min-h-14 items-center gap-2 border-line border-b py-1 pr-1 pl-4">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        <IconButton icon="close" label="Cerrar" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
    </dialog>
  );
}

/** What asks for it, else the first field; a touch screen's keyboard stays away until a field is touched. */
function firstFocus(dialog: HTMLDialogElement): HTMLElement {
  const asking = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const hasKeyboard = matchMedia('(pointer: fine)').matches;
  const field = hasKeyboard ? dialog.querySelector<HTMLElement>('input, select, textarea') : null;
  return asking ?? field ?? dialog;
}
