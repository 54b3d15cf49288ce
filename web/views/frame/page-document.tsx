/** The whole document of a published page: its head, and its content inside the frame of the site. */
import type { ReactNode } from 'react';
import { steadyOffset } from '#shared/text/local-time.ts';
import { ColourBand } from './colour-band.tsx';
import { Notices } from './notices.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageHead } from './page-head.tsx';
import type { PageContext, PageDescription } from './page-view.ts';
import { SiteFrame } from './site-frame.tsx';

interface PageDocumentProps {
  readonly description: PageDescription;
  readonly context: PageContext;
  /** What the page asks for to show the federation's crest; '' for the drawn one. */
  readonly crest: string;
  /** The address, from the site's root, of the picture that chats show of the page. */
  readonly shareImage: string | undefined;
  readonly children: ReactNode;
}

export function PageDocument({ description, context, crest, shareImage, children }: PageDocumentProps) {
  const main = (
    <main
      id="contenido"
      tabIndex={-1}
      data-live={description.isLive ? '' : undefined}
      className={description.isBare ? 'p-3' : 'mx-auto w-full max-w-[70rem] flex-1 px-4 pt-4 pb-24 md:py-8'}
    >
      <Notices notices={context.notices} timeZone={context.site.timeZone} />
      {children}
    </main>
  );
  return (
    <html lang="es-AR" data-time-zone={context.site.timeZone} data-utc-offset={steadyOffset(context.site.timeZone)}>
      <PageHead description={description} context={context} shareImage={shareImage} />
      <body>
        {description.isBare ? (
          <>
            <ColourBand color={context.site.color} />
            <OfflineNotice />
            {main}
          </>
        ) : (
          <SiteFrame
            site={{ ...context.site, logo: crest }}
            tournamentId={description.tournamentId}
            section={description.section}
          >
            {main}
          </SiteFrame>
        )}
        <p data-announce="" role="status" className="sr-only" />
      </body>
    </html>
  );
}
