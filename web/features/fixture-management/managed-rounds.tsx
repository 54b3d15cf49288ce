/** Shows the rounds of a tournament one at a time, with buttons to add, edit and delete matches, for admins. */
import { summarizeRounds } from '#shared/domain/fixture.ts';
import { isPlayoffRound } from '#shared/domain/rounds.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import { useRoundChoice } from '../../lib/screen/use-round-choice.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { MatchDays } from '../../public/fixture/match-days.tsx';
import { roundPositionText } from '../../public/fixture/round-position.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { PlusSign } from '../../ui/plus-sign.tsx';
import { SwipeArea } from '../../ui/swipe-area.tsx';
import type { NewRound } from './new-round-dialog.tsx';

export type FixtureDialogState =
  | { readonly does: 'round' }
  | ({ readonly does: 'create' } & NewRound)
  | { readonly does: 'edit'; readonly match: FormattedMatch }
  | { readonly does: 'delete'; readonly match: FormattedMatch };

interface ManagedRoundsProps {
  readonly matches: readonly FormattedMatch[];
  readonly onTask: (task: FixtureDialogState) => void;
}

/** Suggests 'Fecha N' for a new round: N is the number of league rounds plus one, or the next number not in use. */
export function nextRoundName(rounds: readonly Pick<FixtureRound, 'round'>[]): string {
  const names = rounds.map(({ round }) => round);
  let number = names.filter((name) => !isPlayoffRound(name)).length + 1;
  while (names.includes(`Fecha ${number}`)) number += 1;
  return `Fecha ${number}`;
}

export function ManagedRounds({ matches, onTask }: ManagedRoundsProps) {
  const rounds = summarizeRounds(matches);
  if (rounds.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title="El torneo todavía no tiene fechas"
        action={
          <Button look="primary" icon="plus" onClick={() => onTask({ does: 'round' })}>
            Crear Primera Fecha
          </Button>
        }
      />
    );
  }
  return <RoundWithPager rounds={rounds} matches={matches} onTask={onTask} />;
}

function RoundWithPager({
  rounds,
  matches,
  onTask,
}: ManagedRoundsProps & { readonly rounds: readonly FixtureRound[] }) {
  const today = useToday();
  const { index, round, choose } = useRoundChoice(rounds);
  const ofRound = matches.filter((match) => match.round === round);
  const last = ofRound.at(-1);
  const paging = { index, count: rounds.length, onChange: choose };
  return (
    <SwipeArea {...paging}>
      <div className="flex flex-col gap-3">
        <Pager label="Fechas" {...paging}>
          {roundPositionText(
            rounds.map((each) => each.round || 'Sin fecha'),
            index,
          )}
        </Pager>
        <h2 className="sr-only">{round}</h2>
        <MatchDays
          matches={ofRound}
          today={today}
          detailOf={formatTimeCanchaAndReferee}
          besideOf={(match) => <EditAndDeleteButtons match={match} onTask={onTask} />}
        />
        {last && (
          <Button
            className="self-start"
            onClick={() =>
              onTask({ does: 'create', round: last.round, matchDate: last.matchDate, matchTime: last.matchTime })
            }
          >
            <PlusSign />
            Agregar Partido
          </Button>
        )}
      </div>
    </SwipeArea>
  );
}

function EditAndDeleteButtons({
  match,
  onTask,
}: { readonly match: FormattedMatch } & Pick<ManagedRoundsProps, 'onTask'>) {
  const of = `${match.homeTeam.displayName} contra ${match.awayTeam.displayName}`;
  return (
    <div className="flex justify-end gap-2 px-2 pb-2 md:py-2">
      <Button
        icon="edit"
        size="compact"
        className="flex-1 md:flex-none"
        onClick={() => onTask({ does: 'edit', match })}
      >
        Editar<span className="sr-only"> {of}</span>
      </Button>
      <Button
        look="quiet-danger"
        icon="trash"
        size="compact"
        className="flex-1 md:flex-none"
        onClick={() => onTask({ does: 'delete', match })}
      >
        Eliminar<span className="sr-only"> {of}</span>
      </Button>
    </div>
  );
}

/**
 * The second line of a match: cancha and referee. It starts with the time if the match has a score; otherwise the time
 * stands between the two teams.
 */
function formatTimeCanchaAndReferee({ formattedTime, scoreDisplay, cancha, referee }: FormattedMatch): string {
  const time = scoreDisplay === 'VS' ? [] : [formattedTime];
  return [...time, cancha?.nombre ?? 'Sin cancha', referee?.name ?? 'Sin árbitro'].join('\u00a0· ');
}
