/**
 * Short messages over the header of the page or of the dialog on top, where they cover a title and no control that is
 * wanted next: news go away by themselves, errors stay until they are closed.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useTopDialog } from './open-dialogs.ts';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

const lifetime = 5000;

/** Rendered once, beside the page or in the dialog over it: the two live regions exist before there is anything to say. */
export function Toaster() {
  const dialog = useTopDialog();
  return dialog ? createPortal(<Toasts className={besideClose} />, dialog) : <Toasts className={besideBack} />;
}

/** The dialog's ✕ stays free. */
const besideClose = 'absolute top-1 right-14 left-2';
/** So do the phone's way back, and from 768 px the screen's own title and actions. */
const besideBack = 'fixed top-1 right-1 left-14 md:top-2 md:right-4 md:left-auto md:w-80';

function Toasts({ className }: { readonly className: string }) {
  const toasts = useToasts();
  const list = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastCard key={toast.id} toast={toast} />);

  return (
    <div data-toaster className={`z-40 text-text ${className}`}>
      <div role="alert" className="flex flex-col gap-1 not-empty:mb-1">
        {list('error')}
      </div>
      <div role="status" className="flex flex-col">
        {list('news')}
      </div>
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
      className={`flex min-h-12 items-center gap-2 rounded-control border bg-surface pl-3 shadow-raised ${isError ? 'border-loss-text' : 'border-line'}`}
    >
      <Icon name={isError ? 'warning' : 'check'} className={`size-5 ${isError ? 'text-loss-text' : 'text-win-text'}`} />
      <p className="min-w-0 flex-1 break-words py-1 text-sm leading-tight">{toast.text}</p>
      {toast.action && (
        <Button
          look="quiet"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.onClick();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon="close" label="Cerrar aviso" onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
