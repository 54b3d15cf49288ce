/**
 * Short messages over the header of the page or of the dialog on top, where they cover a title and no control that is
 * wanted next; what is taller than the header moves the content down. News go away by themselves, errors stay until
 * they are closed.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { useTopmostDialog } from './dialog-stack.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

const lifetime = 5000;

/**
 * Rendered once, below the page's header or in the dialog over it: the two live regions exist before there is anything
 * to say.
 */
export function Toaster() {
  const dialog = useTopmostDialog();
  return dialog ? createPortal(<Toasts className={besideClose} />, dialog) : <Toasts className={besideBack} />;
}

/** Margins take back the height of one line of text: it lies over the header. The dialog's ✕ stays free. */
const besideClose = 'relative -order-1 mt-1 mr-14 -mb-13 ml-2';
/** So do the phone's way back, and from 768 px all menus but the last. */
const besideBack = 'sticky top-1 -mt-13 mr-1 mb-1 ml-14 md:-mt-15 md:mr-4 md:mb-3 md:ml-auto md:max-w-96';

function Toasts({ className }: { readonly className: string }) {
  const toasts = useToasts();
  const list = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastCard key={toast.id} toast={toast} />);

  return (
    <div data-toaster className={`z-40 text-text ${toasts.length > 0 ? className : 'absolute'}`}>
      <div role="alert" className="flex flex-col gap-1">
        {list('error')}
      </div>
      <div role="status">{list('news')}</div>
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const isError = toast.kind === 'error';

  useEffect(() => {
    if (isError || isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), lifetime);
    return () => clearTimeout(timer);
  }, [toast.id, isError, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading or pointing at it only holds it there
    <div
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={`flex min-h-12 items-center gap-1 rounded-control border bg-surface pl-2 shadow-raised ${isError ? 'border-loss-text' : 'border-line'}`}
    >
      <Icon name={isError ? 'warning' : 'check'} className={`size-5 ${isError ? 'text-loss-text' : 'text-win-text'}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <p className={`flex-1 break-words py-1 text-sm leading-tight ${toast.detail ? 'min-w-48' : 'min-w-0'}`}>
          <span className={toast.detail && 'block font-semibold'}>{toast.text}</span>
          {toast.detail && <span className="block">{toast.detail}</span>}
        </p>
        {toast.action && (
          <Button
            look="quiet"
            size="compact"
            className={toast.detail ? '-ml-3' : 'max-md:px-2'}
            onClick={() => {
              dismissToast(toast.id);
              toast.action?.onClick();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" label="Cerrar aviso" onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
