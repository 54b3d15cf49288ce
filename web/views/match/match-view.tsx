/** Page of one match: score, events, facts, before kick-off the last results of both teams, and lineups. */
import type { ReactNode } from 'react';
import { roundAsSeen } from '#shared/domain/round-names.ts';
import type { RecentForm } from '#shared/domain/rounds/recent-form.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { paths } from '#shared/pages/paths.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import type { MatchStakes } from '#shared/text/outlook/tournament-outlook-text.ts';
import { Card } from '../../ui/card.tsx';
import type { KnownToday } from '../day.tsx';
import { MatchStakesSection } from '../outlook/match-stakes.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { MatchFactList } from './match-facts.tsx';
import { RecentFormSections } from './recent-form.tsx';
import { ScoreHeader } from './score-header.tsx';
import { noEventsText } from './why-no-events.ts';

interface MatchViewProps {
  readonly match: FormattedMatch;
  readonly events: readonly MatchEvent[];
  /** Name of the tournament; undefined until it is loaded. */
  readonly tournamentName: string | undefined;
  readonly matchMinutes: number;
  readonly today: KnownToday;
  /** True if each team's name leads to its page. */
  readonly linksTeams: boolean;
  readonly share: ReactNode;
  /** Buttons of users who may edit the match. */
  readonly actions?: ReactNode;
  readonly lineups?: ReactNode;
  /** What is at stake before kick-off; null when that is nothing, or not known yet. */
  readonly stakes: MatchStakes | null;
  /** The last results of both teams before kick-off; null where there are none, or not known yet. */
  readonly form: RecentForm<FormattedMatch> | null;
}

export function MatchView(props: MatchViewProps) {
  const { match, events, tournamentName, matchMinutes, today, linksTeams, share, actions, lineups, stakes, form } =
    props;
  return (
    <div className="@container flex flex-col gap-4 md:gap-6">
      <div className="flex items-center justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <a
            href={hrefOfPage({ name: 'fixture', id: match.tournamentId, round: roundAsSeen(match.round) })}
            className="inline-flex min-h-11 items-center font-display font-medium text-lg hover:underline"
          >
            {match.round}
          </a>
          <a
            href={paths.tournament.getHref(match.tournamentId)}
            className="inline-flex min-h-11 items-center font-medium text-link underline"
          >
            {tournamentName ?? 'Ver torneo'}
          </a>
        </p>
        {share}
      </div>
      <ScoreHeader match={match} today={today} matchMinutes={matchMinutes} linksTeams={linksTeams} />
      {actions}
      {stakes && <MatchStakesSection stakes={stakes} />}
      <div className="grid items-start gap-4 md:grid-cols-[3fr_2fr] md:gap-6">
        <section className="flex min-w-0 flex-col gap-2">
          <h2 className="text-lg">Eventos</h2>
          {events.length > 0 ? (
            <EventTimeline match={match} events={events} minutes={matchMinutes} />
          ) : (
            <Card className="px-4 py-6 text-center text-muted">{noEventsText(match)}</Card>
          )}
        </section>
        <section className="flex min-w-0 flex-col gap-2">
          <h2 className="text-lg">Información</h2>
          <Card>
            <MatchFactList match={match} />
          </Card>
          {match.status === 'scheduled' && <AddToCalendar matchId={match.id} />}
        </section>
      </div>
      {form && <RecentFormSections match={match} form={form} today={today} linksTeams={linksTeams} />}
      {lineups}
    </div>
  );
}
