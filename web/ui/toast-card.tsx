/** One message with its buttons. Loaded after the first view, which has none. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { keepClearOfPress } from './last-press.ts';
import { dismissToast, type Toast } from './toasts.ts';

const toastLifetimeMs = 5000;

interface ToastCardProps {
  readonly toast: Toast;
  /** How many older ones follow when this one is closed. */
  readonly hidden: number;
}

export function ToastCard({ toast, hidden }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isError = toast.kind === 'error';
  // The buttons go below a text that would have no room beside them.
  const isTall = toast.detail !== undefined || toast.actions.length > 1;

  useLayoutEffect(() => keepClearOfPress(card.current), []);

  useEffect(() => {
    if (isError || isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastLifetimeMs);
    return () => clearTimeout(timer);
  }, [toast.id, isError, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message or focusing it only keeps it visible
    <div
      ref={card}
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
          {hidden > 0 && <span className="block text-muted">{`y ${formatPlural(hidden, 'aviso')} más`}</span>}
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
