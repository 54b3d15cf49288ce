/** The frame of a page shown inside another site: the tournament's name, and the way to the whole page. */
import type { ReactNode } from 'react';
import type { SiteFacts, TournamentHeader } from '#shared/pages/page-data.ts';

interface EmbedFrameProps {
  readonly site: Pick<SiteFacts, 'name'>;
  readonly tournament: Pick<TournamentHeader, 'name'>;
  /** What the page shows of the tournament: 'Posiciones'. */
  readonly subject: string;
  /** The address of the whole page. */
  readonly href: string;
  readonly children: ReactNode;
}

export function EmbedFrame({ site, tournament, subject, href, children }: EmbedFrameProps) {
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">
        {tournament.name}
        <span className="font-normal text-muted">{` · ${subject}`}</span>
      </h1>
      {children}
      <a href={href} className="inline-flex min-h-11 items-center self-start font-medium text-accent underline">
        {`Ver más en ${site.name}`}
      </a>
    </div>
  );
}
