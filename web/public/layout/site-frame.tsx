/** The frame of a published page: header, menus, notices and footer around its content. */
import type { ReactNode } from 'react';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { BottomBar } from './bottom-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { SiteSection } from './page-view.ts';
import { SiteHeader } from './site-header.tsx';
import { siteLinks } from './site-links.ts';

interface SiteFrameProps {
  readonly site: Pick<SiteFacts, 'name'>;
  /** The tournament that the menus lead to. */
  readonly tournamentId?: number | undefined;
  readonly section?: SiteSection | undefined;
  readonly children: ReactNode;
}

export function SiteFrame({ site, tournamentId, section, children }: SiteFrameProps) {
  const links = siteLinks(tournamentId);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-30 -translate-y-[200%] inline-flex min-h-11 items-center rounded-control bg-primary px-4 font-medium text-white focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      <SiteHeader name={site.name} links={links} section={section} />
      <OfflineNotice />
      {children}
      <footer className="border-line border-t pt-4 pb-24 text-muted text-sm md:pb-4">
        <p className="mx-auto flex max-w-[70rem] flex-wrap items-center justify-between gap-x-6 px-4">
          {site.name}
          <a href={paths.login.getHref()} className="inline-flex min-h-11 items-center underline md:hidden">
            Iniciar Sesión
          </a>
        </p>
      </footer>
      <BottomBar links={links} section={section} />
    </div>
  );
}
