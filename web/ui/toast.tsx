/**
 * Shows short messages at the lower edge of the page, where they cover neither menus nor titles; in a dialog they stand
 * beside its buttons. Messages of success disappear after 5 s, errors stay until they are closed: the newest one is shown,
 * those before it follow when it is closed.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostDialog } from './dialog-stack.ts';
import { type Toast, useToasts } from './toasts.ts';

const loadCard = () => import('./toast-card.tsx');

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

type LoadedCard = Awaited<ReturnType<typeof loadCard>>['ToastCard'];
let loadedCard: LoadedCard | null = null;

function ToastList({ className }: { readonly className: string }) {
  const toasts = useToasts();
  const [Card, setCard] = useState<LoadedCard | null>(() => loadedCard);
  useEffect(() => {
    if (loadedCard) return;
    loadCard().then(
      ({ ToastCard }) => {
        loadedCard = ToastCard;
        setCard(() => ToastCard);
      },
      () => undefined,
    );
  }, []);
  const newest = (kind: Toast['kind']) => {
    const all = toasts.filter((toast) => toast.kind === kind);
    const toast = all.at(-1);
    if (!toast) return null;
    if (!Card) return <p className="bg-surface p-2">{toast.text}</p>;
    return <Card key={toast.id} toast={toast} hidden={all.length - 1} />;
  };

  return (
    <div data-toaster className={`pointer-events-auto text-text ${toasts.length > 0 ? className : 'absolute'}`}>
      <div role="alert">{newest('error')}</div>
      <div role="status">{newest('news')}</div>
    </div>
  );
}
