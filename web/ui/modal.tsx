/**
 * A modal `<dialog>`, full height on phones; from 768 px it hangs from the top, so that it grows downwards. Escape closes it
 * and the focus returns.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { registerDialog } from './dialog-stack.ts';
import { IconButton } from './icon-button.tsx';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons below the scrolling content, always visible; the primary one comes last. */
  readonly footer?: ReactNode;
  /** 'sheet' (for forms) fills a phone's height; 'dialog' (for questions) is as high as its content. */
  readonly shape?: 'sheet' | 'dialog';
  readonly width?: 'normal' | 'wide';
}

const shapeClasses = {
  sheet:
    'm-0 h-dvh max-h-none w-full max-w-none md:mx-auto md:mt-[6dvh] md:mb-auto md:h-fit md:max-h-[88dvh] md:rounded-card',
  // Its top is lower the more room there is, so that large letters leave it the whole window.
  dialog:
    '[--top:clamp(2dvh,100dvh-28rem,24dvh)] mx-auto mt-(--top) mb-auto h-fit max-h-[calc(96dvh-var(--top))] w-[calc(100%-2rem)] rounded-card',
};
/** A message comes above a form's buttons and below a question's: none of them moves under the finger. */
const footerOrder = { sheet: 'order-2', dialog: '' };
const widthClasses = { normal: 'md:w-full md:max-w-lg', wide: 'md:w-full md:max-w-4xl' };

/** The dialog is open for as long as this component is rendered. */
export function Modal({ title, onClose, children, footer, shape = 'sheet', width = 'normal' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    initialFocusOf(element).focus();
    const forget = registerDialog(element);
    return () => {
      forget();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // The element that opened the dialog is gone when two dialogs close at once. If the other one has already moved
      // the focus, it stays; else `<main>` gets it.
      else if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Ignores the `cancel` event of a file chooser inside the dialog.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget: element }) => {
        if (target !== element || element.open) return;
        // After a second Escape in a row the browser closes the dialog without asking. It is opened again, and
        // `onClose` decides.
        element.showModal();
        initialFocusOf(element).focus();
        onClose();
      }}
      className={`flex-col overflow-hidden border-line bg-surface p-0 text-text shadow-raised open:flex md:border ${shapeClasses[shape]} ${widthClasses[width]}`}
    >
      <header className="flex min-h-14 items-center gap-2 border-line border-b py-1 pr-1 pl-4">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        <IconButton icon="close" label="Cerrar" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
      {footer && (
        <footer
          className={`flex flex-wrap justify-end gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] ${footerOrder[shape]}`}
        >
          {footer}
        </footer>
      )}
    </dialog>
  );
}

/** The element with `data-autofocus`, else the first field; on touch screens no field, as its keyboard would open. */
function initialFocusOf(dialog: HTMLDialogElement): HTMLElement {
  const asking = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const hasKeyboard = matchMedia('(pointer: fine)').matches;
  const field = hasKeyboard ? dialog.querySelector<HTMLElement>('input, select, textarea') : null;
  return asking ?? field ?? dialog;
}
