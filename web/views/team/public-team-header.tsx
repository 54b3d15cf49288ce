/** Top of a team's published page: its colours, crest, name and DT, with following, calendar and sharing. */
import type { SiteFacts, TeamPageData } from '#shared/pages/page-data.ts';
import { Card } from '../../ui/card.tsx';
import { Crest } from '../crest.tsx';
import { CalendarChoice } from '../frame/calendar-choice.tsx';
import { ShareButton } from '../frame/share-button.tsx';
import { FollowButton } from './follow-button.tsx';
import { TeamTitles } from './team-titles.tsx';

interface PublicTeamHeaderProps extends Pick<TeamPageData, 'team' | 'coach'> {
  /** The names of the tournaments that it won. */
  readonly titles: readonly string[];
  readonly site: SiteFacts;
  readonly shareText: string;
}

export function PublicTeamHeader({ team, coach, titles, site, shareText }: PublicTeamHeaderProps) {
  return (
    <Card as="section" className="overflow-hidden">
      {team.logo && <TeamColors />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <Crest id={team.id} name={team.name} logo={team.logo} size="2xl" />
        <div className="min-w-[min(10rem,100%)] flex-1">
          <h1 className="text-xl md:text-2xl">{team.name}</h1>
          <TeamTitles titles={titles} />
          {coach && <p className="text-muted">{`DT: ${coach}`}</p>}
        </div>
        <div className="-mr-3 flex flex-wrap items-center max-sm:w-[calc(100%+0.75rem)]">
          <FollowButton teamId={team.id} />
          <CalendarChoice site={site} calendar={{ of: 'team', id: team.id }} />
          <ShareButton title={team.name} text={shareText} />
        </div>
      </div>
    </Card>
  );
}

/** The place of a stripe, which the script gives the colours of the crest below. */
const TeamColors = () => (
  <svg
    data-crest-colors=""
    aria-hidden="true"
    viewBox="0 0 4 1"
    preserveAspectRatio="none"
    className="block h-2 w-full"
  >
    <rect width="3" height="1" fill="none" />
    <rect x="3" width="1" height="1" fill="none" />
  </svg>
);
