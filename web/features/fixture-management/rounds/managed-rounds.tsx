/** Shows the rounds of a tournament one at a time, with buttons to add, edit and delete matches, for admins. */
import { summarizeRounds } from '#shared/domain/rounds/fixture-rounds.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { useRoundChoice } from '../../../lib/screen/use-round-choice.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { PlusSign } from '../../../ui/plus-sign.tsx';
import { SwipeArea } from '../../../ui/swipe-area.tsx';
import { MatchDays } from '../../../views/fixture/match-days.tsx';
import { roundPositionText } from '../../../views/fixture/round-position.ts';
import type { FixtureDialogState } from './fixture-dialog-state.ts';

interface ManagedRoundsProps {
  readonly tournamentId: number;
  readonly matches: readonly FormattedMatch[];
  readonly onTask: (task: FixtureDialogState) => void;
}

export function ManagedRounds({ tournamentId, matches, onTask }: ManagedRoundsProps) {
  const rounds = summarizeRounds(matches);
  const today = useToday();
  const { index, round, choose } = useRoundChoice(tournamentId, rounds);
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
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                onTask({ does: 'create', round: last.round, matchDate: last.matchDate, matchTime: last.matchTime })
              }
            >
              <PlusSign />
              Agregar Partido
            </Button>
            {ofRound.some(({ status }) => status === 'postponed') && (
              <Button icon="calendar" onClick={() => onTask({ does: 'reschedule', round: last.round })}>
                Reprogramar
              </Button>
            )}
            {ofRound.some(({ status }) => status === 'scheduled') && (
              <>
                <Button icon="sliders" onClick={() => onTask({ does: 'rearrange', round: last.round })}>
                  Reacomodar
                </Button>
                {!last.isPlayoff && (
                  <Button icon="calendar" onClick={() => onTask({ does: 'postpone', round: last.round })}>
                    Postergar
                  </Button>
                )}
              </>
            )}
          </div>
        )}
      </div>
    </SwipeArea>
  );
}

const iconOnPhonesClass = 'max-md:size-11 max-md:px-0';

function EditAndDeleteButtons({
  match,
  onTask,
}: { readonly match: FormattedMatch } & Pick<ManagedRoundsProps, 'onTask'>) {
  const of = `${match.homeTeam.name} contra ${match.awayTeam.name}`;
  return (
    <div className="flex max-md:flex-col md:gap-2 md:p-2">
      <Button
        icon="edit"
        variant="quiet"
        size="compact"
        className={iconOnPhonesClass}
        onClick={() => onTask({ does: 'edit', match })}
      >
        <span className="max-md:sr-only">Editar</span>
        <span className="sr-only"> {of}</span>
      </Button>
      <Button
        variant="quiet-danger"
        icon="trash"
        size="compact"
        className={iconOnPhonesClass}
        onClick={() => onTask({ does: 'delete', match })}
      >
        <span className="max-md:sr-only">Eliminar</span>
        <span className="sr-only"> {of}</span>
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
