/** The phone's bottom bar: links to the most used screens, and 'Más' for all the others. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { bottomBarEntriesFor, isCurrentEntry } from './navigation.ts';

/** A tab's text grows with the browser's font size, but only as long as five tabs fit side by side. */
const bottomBarTabClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.75rem,max(12px,3.5vw))] leading-normal font-semibold text-muted aria-[current=page]:text-accent';

export function BottomBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const close = () => setIsMoreOpen(false);
  return (
    <>
      <nav
        aria-label="Secciones"
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="flex">
          {bottomBarEntriesFor(session).map((entry) => (
            <li key={entry.href} className="min-w-0 flex-1">
              <a
                href={entry.href}
                aria-current={isCurrentEntry(entry.href, pathname) ? 'page' : undefined}
                className={bottomBarTabClass}
              >
                <Icon name={entry.icon} />
                {entry.label}
              </a>
            </li>
          ))}
          <li className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setIsMoreOpen(true)}
              className={bottomBarTabClass}
            >
              <Icon name="menu" />
              Más
            </button>
          </li>
        </ul>
      </nav>
      {isMoreOpen && <MoreSheet onClose={close} />}
    </>
  );
}
