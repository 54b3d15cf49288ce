/** The phone's bottom bar: the most used sections, and 'Más', which opens the others and the account. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { MenuEntryLink } from './menu-entry-link.tsx';
import type { Menus } from './menus.ts';

/**
 * The text of a tab grows with the browser's font size up to the size at which five tabs fit side by side. The icons stand
 * at the top of fixed columns, so that no tab moves while the rest of the page is still loading.
 */
const tabClass =
  'flex min-h-14 w-full flex-col items-center gap-0.5 py-1.5 text-[min(0.75rem,max(12px,3.5vw))] leading-normal font-medium text-muted aria-[current]:text-accent';
export const moreId = 'mas';

interface BottomBarProps {
  readonly menus: Menus;
  /** The login, or the user and the logout, below what 'Más' lists. */
  readonly account: ReactNode;
}

export function BottomBar({ menus: { tabs, more }, account }: BottomBarProps) {
  const isInMore =
    !tabs.some(({ isCurrent }) => isCurrent) && more.some(({ links }) => links.some(({ isCurrent }) => isCurrent));
  return (
    <>
      <nav
        aria-label="Secciones"
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid grid-cols-5">
          {tabs.map(({ href, icon, label, isCurrent }) => (
            <li key={href} className="min-w-0">
              <a href={href} aria-current={isCurrent ? 'page' : undefined} className={tabClass}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
          <li className="min-w-0">
            <button type="button" popoverTarget={moreId} aria-current={isInMore || undefined} className={tabClass}>
              <Icon name="menu" />
              Más
            </button>
          </li>
        </ul>
      </nav>
      <div
        id={moreId}
        popover="auto"
        className="inset-x-0 top-auto bottom-0 m-0 max-h-[90dvh] w-full max-w-none overscroll-contain rounded-t-card border-line border-t bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-text shadow-raised md:hidden"
      >
        <nav aria-label="Más secciones" className="flex flex-col gap-4">
          {more.map(({ label, links }) => (
            <section key={label}>
              {label && <h2 className="px-3 font-sans text-muted text-sm">{label}</h2>}
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <MenuEntryLink {...link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {account}
          <button
            type="button"
            popoverTarget={moreId}
            popoverTargetAction="hide"
            className="min-h-11 font-medium text-accent"
          >
            Cerrar
          </button>
        </nav>
      </div>
    </>
  );
}
