/** Badge with the status of a match, and the minute of one in play. */
import type { ReactNode } from 'react';
import type { FormattedMatch, MatchStatus } from '#shared/domain/schemas/match.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
import { LiveMinute, OverdueText } from '../../../views/match-score-or-time.tsx';

const badgeVariantByStatus: Record<MatchStatus, BadgeVariant> = {
  scheduled: 'active',
  in_progress: 'live',
  completed: 'neutral',
  cancelled: 'attention',
  postponed: 'attention',
};

interface MatchStatusBadgeProps {
  readonly match: Pick<FormattedMatch, 'status' | 'clock'>;
  /** The length of the match in its tournament's rules. */
  readonly matchMinutes: number;
}

/** What depends on the hour is shown by `noteKickoffs` (web/lib/kickoffs.ts). */
export function MatchStatusBadge({ match: { status, clock }, matchMinutes }: MatchStatusBadgeProps) {
  const badge = <Badge variant={badgeVariantByStatus[status]}>{matchStatusLabels[status]}</Badge>;
  if (status === 'in_progress') {
    return (
      <>
        <span data-live-badge="">{badge}</span>{' '}
        <InLine>
          <LiveMinute matchMinutes={matchMinutes} clock={clock} />
        </InLine>
      </>
    );
  }
  if (status !== 'scheduled') return badge;
  return (
    <>
      {badge}{' '}
      <InLine>
        <OverdueText />
      </InLine>
    </>
  );
}

/** Sets what is shown apart from the rest of its line. */
const InLine = ({ children }: { readonly children: ReactNode }) => (
  <span className="after:content-['_·'] has-[[hidden]]:after:content-none">{children}</span>
);
