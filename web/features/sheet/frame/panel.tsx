/** A part of the sheet that takes the place of its two sides for a while, with its title and 'Cerrar'. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface PanelProps {
  readonly title: string;
  /** Below the title, in its row, so that what is tapped keeps the room. */
  readonly question?: string;
  readonly onClose: (() => void) | null;
  /** Beside the title, in place of 'Cerrar'. */
  readonly tool?: ReactNode;
  /** True for what may be longer than the screen; shirts scroll only where large letters leave them less than a row. */
  readonly isScrolling?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, question, onClose, tool, isScrolling = false, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby={id} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-14 shrink-0 items-center gap-2 px-3 pt-1">
        <div className="min-w-0 flex-1 leading-tight">
          <h2
            ref={heading}
            id={id}
            tabIndex={-1}
            className={`${question ? 'line-clamp-1' : 'line-clamp-2'} text-lg outline-none`}
          >
            {title}
          </h2>
          {question && <p className="font-semibold">{question}</p>}
        </div>
        {tool}
        {onClose && <IconButton icon="close" label="Cerrar" onClick={onClose} className="-mr-2 size-14" />}
      </header>
      <div
        className={`flex min-h-0 flex-1 flex-col gap-2 px-3 pb-2 ${isScrolling ? 'overflow-y-auto overscroll-contain' : ''}`}
      >
        {children}
      </div>
    </section>
  );
}
