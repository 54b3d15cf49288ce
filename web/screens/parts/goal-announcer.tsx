/** Announces to screen readers (aria-live) the goals scored while the page is open, but no other changes. */
import { useRef } from 'react';
import type { Match } from '#shared/domain/schemas/match.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';

type MatchWithScore = Pick<
  Match,
  'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore' | 'status'
>;

export function GoalAnnouncer({ match }: { readonly match: MatchWithScore }) {
  const previousMatch = useRef(match);
  const announcement = useRef('');
  if (previousMatch.current !== match) {
    announcement.current = goalAnnouncement(previousMatch.current, match) ?? announcement.current;
    previousMatch.current = match;
  }
  return (
    <p aria-live="polite" className="sr-only">
      {announcement.current}
    </p>
  );
}

/** 'Gol de Lanús: Lanús 1, El Ombú 0'; null when no team scored. */
function goalAnnouncement(before: MatchWithScore, now: MatchWithScore): string | null {
  if (now.status !== 'in_progress' && now.status !== 'completed') return null;
  const home = teamNameOrFallback(now.homeTeam.displayName, now.homeTeamId);
  const away = teamNameOrFallback(now.awayTeam.displayName, now.awayTeamId);
  const scoringTeams = [
    ...((now.homeScore ?? 0) > (before.homeScore ?? 0) ? [home] : []),
    ...((now.awayScore ?? 0) > (before.awayScore ?? 0) ? [away] : []),
  ];
  if (scoringTeams.length === 0) return null;
  return `Gol de ${scoringTeams.join(' y de ')}: ${home} ${now.homeScore}, ${away} ${now.awayScore}`;
}
