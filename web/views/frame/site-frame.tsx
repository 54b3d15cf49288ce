/** The frame of a published page: header, menus, notices and footer around its content. */
import type { ReactNode } from 'react';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { BottomBar } from './bottom-bar.tsx';
import { LoginLink } from './login-link.tsx';
import { visitorMenus } from './menus.ts';
import { OfflineNotice } from './offline-notice.tsx';
import type { SiteSection } from './page-view.ts';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

interface SiteFrameProps {
  readonly site: Pick<SiteFacts, 'name' | 'logo' | 'color'>;
  /** The tournament that the menus lead to. */
  readonly tournamentId?: number | undefined;
  readonly section?: SiteSection | undefined;
  readonly children: ReactNode;
}

export function SiteFrame({ site, tournamentId, section, children }: SiteFrameProps) {
  const menus = visitorMenus(tournamentId, section);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader name={site.name} brand={site} menus={menus} account={<LoginLink />} />
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
      <BottomBar menus={menus} account={<LoginLink />} />
    </div>
  );
}
