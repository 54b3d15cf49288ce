/** The frame of a page shown inside another site: the tournament's name, who won it, and the way to the whole page. */
import type { ReactNode } from 'react';
import type { SiteFacts, TournamentHeader } from '#shared/pages/page-data.ts';
import { PodiumList } from '../podium-list.tsx';

interface EmbedFrameProps {
  readonly site: Pick<SiteFacts, 'name'>;
  readonly tournament: Pick<TournamentHeader, 'name' | 'podium'>;
  /** What the page shows of the tournament: 'Posiciones'. */
  readonly subject: string;
  /** The address of the whole page. */
  readonly href: string;
  readonly children: ReactNode;
}

export function EmbedFrame({ site, tournament, subject, href, children }: EmbedFrameProps) {
  const champion = tournament.podium?.champion;
  return (
    // As wide as one column of matches, so that the height does not depend on the width.
    <div className="mx-auto flex max-w-[43rem] flex-col gap-3">
      <h1 className="text-lg">
        {tournament.name}
        <span className="font-normal text-muted">{` · ${subject}`}</span>
      </h1>
      {champion && <PodiumList podium={{ champion, runnerUp: null, thirdPlace: null }} linksTeams />}
      {children}
      <a href={href} className="inline-flex min-h-11 items-center self-start font-medium text-link underline">
        {`Ver más en ${site.name}`}
      </a>
    </div>
  );
}
