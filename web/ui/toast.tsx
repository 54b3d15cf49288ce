/**
 * Shows short messages at the lower edge of the page, where they cover neither menus nor titles; in a dialog they stand
 * beside its buttons. Messages of success disappear after 5 s, errors stay until they are closed.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { useTopmostDialog } from './dialog-stack.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { dismissToast, type Toast, useToasts } from './toasts.ts';

const toastLifetimeMs = 5000;

/**
 * To be rendered once. The two live regions exist before the first message, because screen readers announce only
 * changes of existing ones.
 */
export function Toaster() {
  const dialog = useTopmostDialog();
  return dialog ? (
    createPortal(<ToastList className="order-1 mx-2 my-1" />, dialog)
  ) : (
    <ToastList className="max-w-96" />
  );
}

function ToastList({ className }: { readonly className: string }) {
  const toasts = useToasts();
  const list = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastCard key={toast.id} toast={toast} />);

  return (
    <div data-toaster className={`pointer-events-auto text-text ${toasts.length > 0 ? className : 'absolute'}`}>
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
  // The buttons go below a text that would have no room beside them.
  const isTall = toast.detail !== undefined || toast.actions.length > 1;

  useEffect(() => {
    if (isError || isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastLifetimeMs);
    return () => clearTimeout(timer);
  }, [toast.id, isError, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message or focusing it only keeps it visible
    <div
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={`flex min-h-12 items-center gap-1 rounded-control border bg-surface pl-2 shadow-raised ${isError ? 'border-loss-text' : 'border-line'}`}
    >
      <Icon name={isError ? 'warning' : 'check'} className={`size-5 ${isError ? 'text-loss-text' : 'text-win-text'}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <p className={`flex-1 py-1 text-sm leading-tight ${isTall ? 'min-w-[min(12rem,100%)]' : 'min-w-0'}`}>
          <span className={toast.detail && 'block font-semibold'}>{toast.text}</span>
          {toast.detail && <span className="block">{toast.detail}</span>}
        </p>
        {toast.actions.map(({ label, onClick }) => (
          <Button
            key={label}
            variant="quiet"
            size="compact"
            className={isTall ? '-ml-3' : 'min-w-11 max-md:px-2'}
            onClick={() => {
              dismissToast(toast.id);
              onClick();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <IconButton icon="close" label="Cerrar aviso" onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
