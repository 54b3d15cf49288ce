/** Announces to screen readers (aria-live) kick-off, goals and end of a match while its page is open, but no other changes. */
import { useRef } from 'react';
import type { Match } from '#shared/domain/schemas/match.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { type AnnouncedMatch, newsOfMatch } from '../../lib/match-news.ts';

type MatchWithScore = Pick<
  Match,
  'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore' | 'status'
>;

export function MatchAnnouncer({ match }: { readonly match: MatchWithScore }) {
  const previousMatch = useRef(match);
  const announcement = useRef('');
  if (previousMatch.current !== match) {
    const news = newsOfMatch(announcedMatchOf(previousMatch.current), announcedMatchOf(match));
    if (news.length > 0) announcement.current = news.join(' ');
    previousMatch.current = match;
  }
  return (
    <p aria-live="polite" className="sr-only">
      {announcement.current}
    </p>
  );
}

const announcedMatchOf = (match: MatchWithScore): AnnouncedMatch => ({
  homeName: teamNameOrFallback(match.homeTeam.displayName, match.homeTeamId),
  awayName: teamNameOrFallback(match.awayTeam.displayName, match.awayTeamId),
  score:
    match.homeScore === null || match.awayScore === null ? undefined : { home: match.homeScore, away: match.awayScore },
  isLive: match.status === 'in_progress',
});
