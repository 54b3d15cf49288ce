/** The link to a match in a row whose teams are links too: it covers all of the row that is below them. */
import type { ReactNode } from 'react';
import { type NamedTeams, teamNamesOf } from './match-sentence.ts';

interface MatchLinkProps {
  readonly match: NamedTeams;
  readonly href: string;
  /** The score or the time. */
  readonly children: ReactNode;
}

/** The row must be positioned, and its other links lie above this one. */
export function MatchLink({ match, href, children }: MatchLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-11 flex-col items-center after:absolute after:inset-0 after:rounded-card hover:after:bg-text/5"
    >
      {children}
      <span className="sr-only">{`: partido ${teamNamesOf(match).join(' - ')}`}</span>
    </a>
  );
}
