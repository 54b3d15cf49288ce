/** The header of every screen and page: the federation's name, or a phone's screen title, and from 768 px the menus. */
import type { ReactNode } from 'react';
import type { SiteBrand } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { ColourBand } from './colour-band.tsx';
import { FederationCrest } from './federation-crest.tsx';
import { MenuEntryLink } from './menu-entry-link.tsx';
import type { MenuGroup, Menus } from './menus.ts';

interface ScreenTitle {
  readonly text: string;
  /** The address that 'Volver' opens; null where the header leads home. */
  readonly back: string | null;
}

interface SiteHeaderProps {
  /** The name of the federation. */
  readonly name: string;
  /** Its crest and colour; null while they are not known. */
  readonly brand: SiteBrand | null;
  readonly menus: Menus;
  /** The login, or the user and the logout; from 768 px. */
  readonly account: ReactNode;
  /** What phones show in place of the federation's name. */
  readonly screenTitle?: ScreenTitle;
}

/** Beside the few links of visitors there is room for the name, which is shortened before they are. */
const besideFewGroups = { home: '', name: '', nav: 'shrink-0' };
/**
 * Beside the groups of users only wide screens show the name, whose place is kept until it is known; on narrow ones the
 * groups' names take two lines.
 */
const besideManyGroups = { home: 'shrink-0', name: 'max-xl:sr-only xl:w-44', nav: 'max-lg:min-w-0 lg:shrink-0' };

export function SiteHeader({ name, brand, menus, account, screenTitle }: SiteHeaderProps) {
  const room = menus.header.length > 2 ? besideManyGroups : besideFewGroups;
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      {brand && <ColourBand color={brand.color} />}
      <div className="mx-auto flex min-h-14 max-w-[70rem] items-center gap-2 px-4 md:min-h-16 lg:gap-4">
        {screenTitle && <PhoneTitle {...screenTitle} brand={brand} />}
        <a
          href={paths.home.getHref()}
          className={`flex min-h-11 min-w-11 items-center gap-2 ${room.home} ${screenTitle ? 'max-md:hidden' : ''}`}
        >
          <FederationCrest brand={brand} className="size-8 md:size-9" />
          <span
            className={`line-clamp-2 font-display font-semibold text-lg leading-tight md:line-clamp-1 ${room.name}`}
          >
            {name}
          </span>
        </a>
        <nav aria-label="Principal" className={`ml-auto max-md:hidden ${room.nav}`}>
          <ul className="flex items-center">
            {menus.header.map((group) => (
              <HeaderGroup key={group.label} {...group} />
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 items-center gap-2 max-md:hidden lg:gap-3">{account}</div>
      </div>
    </header>
  );
}

const squareLinkClass = '-ml-3 inline-flex size-12 shrink-0 items-center justify-center rounded-control md:hidden';

function PhoneTitle({ text, back, brand }: ScreenTitle & Pick<SiteHeaderProps, 'brand'>) {
  return (
    <>
      {back === null ? (
        <a href={paths.home.getHref()} aria-label="Inicio" className={squareLinkClass}>
          <FederationCrest brand={brand} className="size-8" />
        </a>
      ) : (
        <a href={back} aria-label="Volver" className={squareLinkClass}>
          <Icon name="back" />
        </a>
      )}
      {/* The title is hidden from screen readers, which read the screen's own heading. */}
      <p
        aria-hidden="true"
        className="-ml-1 line-clamp-2 min-w-0 flex-1 font-display font-semibold text-lg leading-tight md:hidden"
      >
        {text}
      </p>
    </>
  );
}

const headerLinkClass =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 text-left font-medium text-sm leading-tight hover:bg-tint lg:px-3';

/** The application closes an open menu when the focus leaves it, on Escape, and when a link is followed. */
function HeaderGroup({ label, links }: MenuGroup) {
  if (label === null) {
    return links.map((link) => (
      <li key={link.href}>
        <a
          href={link.href}
          aria-current={link.isCurrent ? 'page' : undefined}
          className={`${headerLinkClass} aria-[current]:text-accent`}
        >
          {link.label}
        </a>
      </li>
    ));
  }
  return (
    <li>
      <details name="menu" className="group/menu relative">
        <summary
          className={`${headerLinkClass} list-none lg:whitespace-nowrap [&::-webkit-details-marker]:hidden ${links.some(({ isCurrent }) => isCurrent) ? 'text-accent' : ''}`}
        >
          {label}
          <Icon name="down" className="size-4 transition-transform group-open/menu:rotate-180" />
        </summary>
        <ul className="absolute top-full right-0 mt-2 min-w-52 rounded-card border border-line bg-surface p-1 shadow-raised">
          {links.map((link) => (
            <li key={link.href}>
              <MenuEntryLink {...link} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
