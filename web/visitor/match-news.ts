/** Finds what a newer content of the page brings in its matches, to announce it. */
import { type AnnouncedMatch, newsOfMatch } from '../lib/match-news.ts';

type MatchesOnPage = ReadonlyMap<string, AnnouncedMatch>;

/** The matches on the page, by their id. */
export function matchesIn(content: Element): MatchesOnPage {
  const matches = [...content.querySelectorAll<HTMLElement>('[data-match]')].map((row) => {
    const { match = '', score, home: homeName = '', away: awayName = '' } = row.dataset;
    const [home = 0, away = 0] = score?.split('-').map(Number) ?? [];
    const isLive = row.querySelector('[data-live-badge]') !== null;
    return [match, { homeName, awayName, score: score ? { home, away } : undefined, isLive }] as const;
  });
  return new Map(matches);
}

export const newsTexts = (before: MatchesOnPage, after: MatchesOnPage): string[] =>
  [...after].flatMap(([match, now]) => {
    const then = before.get(match);
    return then ? newsOfMatch(then, now) : [];
  });
