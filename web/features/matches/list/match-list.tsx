/** The list of a tournament's matches, grouped by round and day; one round or all of them. */
import { groupByRound } from '#shared/domain/rounds/fixture-rounds.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SwipeArea } from '../../../ui/swipe-area.tsx';
import { MatchDays } from '../../../views/fixture/match-days.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchDetailLine } from './match-detail.tsx';
import type { MatchDialogState } from './match-dialog-state.ts';
import type { MatchFilters } from './use-match-filters.ts';

interface MatchListProps {
  readonly matches: readonly FormattedMatch[];
  readonly rounds: readonly FixtureRound[];
  readonly filters: MatchFilters;
  /** The length of a match in the tournament's rules. */
  readonly matchMinutes: number;
  readonly onTask: ((task: MatchDialogState) => void) | null;
}

export function MatchList({ matches, rounds, filters, ...look }: MatchListProps) {
  const shown = groupByRound(matches.filter(filters.finds));
  const list =
    shown.size > 0 ? (
      [...shown].map(([round, ofRound]) => (
        <RoundSection key={round} name={round} matches={ofRound} isNamed={filters.round === null} {...look} />
      ))
    ) : (
      <NoMatchFound filters={filters} />
    );
  const paging = { index: filters.index, count: rounds.length, onChange: filters.chooseRound };
  const content = <div className="flex flex-col gap-6">{list}</div>;
  return filters.round === null ? content : <SwipeArea {...paging}>{content}</SwipeArea>;
}

interface RoundSectionProps extends Pick<MatchListProps, 'matches' | 'matchMinutes' | 'onTask'> {
  readonly name: string;
  /** Whether the heading with the round's name is visible. Where the pager shows the name, only screen readers get it. */
  readonly isNamed: boolean;
}

function RoundSection({ name, matches, matchMinutes, isNamed, onTask }: RoundSectionProps) {
  const today = useToday();
  return (
    <section className="section-visibility-160">
      <h2 className={isNamed ? 'mb-2 text-lg' : 'sr-only'}>{name}</h2>
      <MatchDays
        matches={matches}
        today={today}
        detailOf={(match) => <MatchDetailLine match={match} matchMinutes={matchMinutes} />}
        isStatusInDetail
        hrefOf={({ id }) => paths.match.getHref(id)}
        besideOf={onTask ? (match) => <MatchActions match={match} today={today} onTask={onTask} /> : undefined}
      />
    </section>
  );
}

function NoMatchFound({ filters }: { readonly filters: MatchFilters }) {
  return (
    <EmptyState
      icon="calendar"
      title="Ningún partido con ese estado"
      action={<Button onClick={() => filters.chooseStatus(null)}>Ver todos</Button>}
    />
  );
}
