/** The header of a published page: the federation's name on phones, with the sections of the site from 768 px. */
import { paths } from '#shared/pages/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FederationCrest } from './federation-crest.tsx';
import type { SiteSection } from './page-view.ts';
import type { SectionLink, siteLinks } from './site-links.ts';

interface SiteHeaderProps {
  readonly name: string;
  readonly links: ReturnType<typeof siteLinks>;
  readonly section: SiteSection | undefined;
}

export function SiteHeader({ name, links, section }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="mx-auto flex min-h-14 max-w-[70rem] items-center gap-2 px-4 md:min-h-16 lg:gap-4">
        <a href={paths.home.getHref()} className="flex min-h-11 min-w-0 items-center gap-2">
          <FederationCrest className="size-8 md:size-9" />
          <span className="line-clamp-2 font-display font-semibold text-lg leading-tight md:line-clamp-1">{name}</span>
        </a>
        <nav aria-label="Principal" className="ml-auto shrink-0 max-md:hidden">
          <ul className="flex items-center">
            {links.header.map((link) => (
              <li key={link.section}>
                <HeaderLink link={link} isCurrent={link.section === section} />
              </li>
            ))}
            <li>
              <StatisticsMenu links={links.statistics} section={section} />
            </li>
          </ul>
        </nav>
        <ButtonLink icon="login" href={paths.login.getHref()} className="shrink-0 max-md:hidden">
          Iniciar Sesión
        </ButtonLink>
      </div>
    </header>
  );
}

const headerLinkClass =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-sm hover:bg-tint lg:px-3';

function HeaderLink({ link: { href, label }, isCurrent }: { readonly link: SectionLink; readonly isCurrent: boolean }) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${headerLinkClass} aria-[current]:text-accent`}
    >
      {label}
    </a>
  );
}

function StatisticsMenu({
  links,
  section,
}: {
  readonly links: readonly SectionLink[];
  readonly section?: string | undefined;
}) {
  const isHere = links.some((link) => link.section === section);
  return (
    <details className="group/menu relative">
      <summary
        className={`${headerLinkClass} list-none [&::-webkit-details-marker]:hidden ${isHere ? 'text-accent' : ''}`}
      >
        Estadísticas
        <Icon name="down" className="size-4 transition-transform group-open/menu:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 mt-2 min-w-52 rounded-card border border-line bg-surface p-1 shadow-raised">
        {links.map((link) => (
          <li key={link.section}>
            <MenuLink link={link} isCurrent={link.section === section} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A link in a list that a menu opens. */
export function MenuLink({ link, isCurrent }: { readonly link: SectionLink; readonly isCurrent: boolean }) {
  return (
    <a
      href={link.href}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-tint aria-[current]:font-medium aria-[current]:text-accent"
    >
      <Icon name={link.icon} className="size-5" />
      {link.label}
    </a>
  );
}
