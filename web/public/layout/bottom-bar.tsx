/** The phone's bottom bar on a published page: the most used sections, and the others behind 'Más'. */
import { paths } from '#shared/pages/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SiteSection } from './page-view.ts';
import { MenuLink } from './site-header.tsx';
import type { siteLinks } from './site-links.ts';

/**
 * The text of a tab grows with the browser's font size up to the size at which five tabs fit side by side. The icons stand
 * at the top of fixed columns, so that no tab moves while the rest of the page is still loading.
 */
const tabClass =
  'flex min-h-14 w-full flex-col items-center gap-0.5 py-1.5 text-[min(0.75rem,max(12px,3.5vw))] leading-normal font-medium text-muted aria-[current]:text-accent';
const moreId = 'mas';

interface BottomBarProps {
  readonly links: ReturnType<typeof siteLinks>;
  readonly section: SiteSection | undefined;
}

export function BottomBar({ links, section }: BottomBarProps) {
  const isInMore = links.more.some((link) => link.section === section);
  return (
    <>
      <nav
        aria-label="Secciones"
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid grid-cols-5">
          {links.bar.map((link) => (
            <li key={link.section} className="min-w-0">
              <a href={link.href} aria-current={link.section === section ? 'page' : undefined} className={tabClass}>
                <Icon name={link.icon} />
                {link.label}
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
        className="inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-card border-line border-t bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-text shadow-raised md:hidden"
      >
        <nav aria-label="Más secciones" className="flex flex-col gap-4">
          <ul>
            {links.more.map((link) => (
              <li key={link.section}>
                <MenuLink link={link} isCurrent={link.section === section} />
              </li>
            ))}
          </ul>
          <ButtonLink icon="login" href={paths.login.getHref()}>
            Iniciar Sesión
          </ButtonLink>
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
