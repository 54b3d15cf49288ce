/** Shows the rounds of a tournament one at a time, with buttons to add matches and to move them, for admins. */
import type { ReactNode } from 'react';
import { summarizeRounds } from '#shared/domain/rounds/fixture-rounds.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
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
  /** Renders the buttons of a match; the screen passes them in, because features must not import each other. */
  readonly actionsOf: (match: FormattedMatch) => ReactNode;
}

export function ManagedRounds({ tournamentId, matches, onTask, actionsOf }: ManagedRoundsProps) {
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
          hrefOf={({ id }) => paths.match.getHref(id)}
          besideOf={actionsOf}
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

/**
 * The second line of a match: cancha and referee. It starts with the time if the match has a score; otherwise the time
 * stands between the two teams.
 */
function formatTimeCanchaAndReferee({ formattedTime, scoreDisplay, cancha, referee }: FormattedMatch): string {
  const time = scoreDisplay === 'VS' ? [] : [formattedTime];
  return [...time, cancha?.nombre ?? 'Sin cancha', referee?.name ?? 'Sin árbitro'].join('\u00a0· ');
}
