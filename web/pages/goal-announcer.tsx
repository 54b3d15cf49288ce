/** Announces goals to screen readers (aria-live=polite). while the page was open; nothing else that changes. */
import { useRef } from 'react';
import type { Match } from '#shared/domain/schemas/match.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';

type Scored = Pick<Match, 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId' | 'homeScore' | 'awayScore' | 'status'>;

export function GoalAnnouncer({ match }: { readonly match: Scored }) {
  const seen = useRef(match);
  const news = useRef('');
  if (seen.current !== match) {
    news.current = newsOf(seen.current, match) ?? news.current;
    seen.current = match;
  }
  return (
    <p aria-live="polite" className="sr-only">
      {news.current}
    </p>
  );
}

/** 'Gol de Lanús: Lanús 1, El Ombú 0'; null when nobody scored. */
function newsOf(before: Scored, now: Scored): string | null {
  if (now.status !== 'in_progress' && now.status !== 'completed') return null;
  const home = teamNameOrFallback(now.homeTeam.displayName, now.homeTeamId);
  const away = teamNameOrFallback(now.awayTeam.displayName, now.awayTeamId);
  const scorers = [
    ...((now.homeScore ?? 0) > (before.homeScore ?? 0) ? [home] : []),
    ...((now.awayScore ?? 0) > (before.awayScore ?? 0) ? [away] : []),
  ];
  if (scorers.length === 0) return null;
  return `Gol de ${scorers.join(' y de ')}: ${home} ${now.homeScore}, ${away} ${now.awayScore}`;
}
