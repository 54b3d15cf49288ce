/** What came after the sheet was confirmed: opens the dialog in which an administrator decides on it. */
import { type ReactNode, Suspense, useState } from 'react';
import { SheetButton } from '../frame/sheet-button.tsx';

interface UnappliedButtonProps {
  readonly count: number;
  /** Renders the dialog; it calls `close` when it is closed. */
  readonly dialog: (close: () => void) => ReactNode;
  /** Called when the dialog is closed: the sheet may be another one then. */
  readonly onClosed: () => void;
}

export function UnappliedButton({ count, dialog, onClosed }: UnappliedButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClosed();
  };
  return (
    <>
      <SheetButton icon="warning" onClick={() => setIsOpen(true)}>
        {`${count} sin aplicar: decidir`}
      </SheetButton>
      <Suspense>{isOpen && dialog(close)}</Suspense>
    </>
  );
}
