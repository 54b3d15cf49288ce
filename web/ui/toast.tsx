/**
 * Shows short messages at the lower edge of the page, where they cover neither menus nor titles; in a dialog they stand
 * beside its buttons. Messages of success disappear after 5 s, errors stay until they are closed: the newest one is shown,
 * those before it follow when it is closed.
 */
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostDialog } from './dialog-stack.ts';
import { type Toast, useToasts } from './toasts.ts';

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

/** Requested at once, because a message may have to say that there is no connection; without it its text has to do. */
const loadedCard = import('./toast-card.tsx').catch(() => new Promise<never>(() => undefined));
const ToastCard = lazy(async () => ({ default: (await loadedCard).ToastCard }));

function ToastList({ className }: { readonly className: string }) {
  const toasts = useToasts();
  const newest = (kind: Toast['kind']) => {
    const all = toasts.filter((toast) => toast.kind === kind);
    const toast = all.at(-1);
    return (
      toast && (
        <Suspense fallback={<p className="bg-surface p-2">{toast.text}</p>}>
          <ToastCard key={toast.id} toast={toast} hidden={all.length - 1} />
        </Suspense>
      )
    );
  };

  return (
    <div data-toaster className={`pointer-events-auto text-text ${toasts.length > 0 ? className : 'absolute'}`}>
      <div role="alert">{newest('error')}</div>
      <div role="status">{newest('news')}</div>
    </div>
  );
}
