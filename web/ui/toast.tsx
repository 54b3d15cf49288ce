/** Short messages at the edge of the screen: news go away by themselves, errors stay until they are closed. */
import { useEffect, useRef, useState } from 'react';
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
  return dialog ? createPortal(<Toasts />, dialog) : <Toasts />;
}

function Toasts() {
  const toasts = useToasts();
  const region = useRef<HTMLDivElement>(null);

  // Above an open dialog: the last one shown is the topmost.
  useEffect(() => {
    const element = region.current;
    // A dialog that has just closed took the region with it: it comes back beside the page.
    if (!element?.isConnected || !element.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);

  const list = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastCard key={toast.id} toast={toast} />);

  return (
    <div
      ref={region}
      popover="manual"
      data-toaster
      className="fixed inset-x-0 top-auto bottom-[calc(4.5rem+env(safe-area-inset-bottom))] m-0 mx-auto w-full max-w-md flex-col gap-2 overflow-visible bg-transparent px-4 text-text open:flex md:bottom-6"
    >
      <div role="alert" className="flex flex-col gap-2">
        {list('error')}
      </div>
      <div role="status" className="flex flex-col gap-2">
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
      className={`flex items-center gap-2 rounded-card border bg-surface py-1 pr-1 pl-4 shadow-raised ${isError ? 'border-loss-text' : 'border-line'}`}
    >
      <Icon name={isError ? 'warning' : 'check'} className={`size-5 ${isError ? 'text-loss-text' : 'text-win-text'}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <p className={`flex-1 py-2 ${toast.detail ? 'min-w-48' : 'min-w-0'}`}>
          <span className={toast.detail && 'block font-semibold'}>{toast.text}</span>
          {toast.detail && <span className="block text-sm">{toast.detail}</span>}
        </p>
        {toast.action && (
          <Button
            look="quiet"
            className={toast.detail && '-ml-3'}
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
