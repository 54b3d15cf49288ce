/** One match of 'Cargar la fecha': two taps for a goal or a card, as on the sheet; the score counts the goals. */
import { useState } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { EventType, ResultEvent } from '#shared/domain/schemas/match-event.ts';
import { eventLabels } from '#shared/text/event-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { shortNameOf } from '../event-texts.ts';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import { useTapGuard } from '../frame/use-tap-guard.ts';
import { LastEvent } from '../head/last-event.tsx';
import { NumberGrid } from '../play/number-grid.tsx';
import { TeamHalf } from '../play/team-half.tsx';
import type { SheetSide } from '../sheet-sides.ts';
import { useResultEntry } from './use-result-entry.ts';

interface ResultEntryProps {
  readonly match: FormattedMatch;
  readonly sides: readonly [SheetSide, SheetSide];
  /** As in 'Guardar y seguir'. */
  readonly saveText: string;
  readonly onSaved: (saved: Match) => void;
  /** Undefined where no other match is left. */
  readonly onSkip: (() => void) | undefined;
}

interface AskedEvent {
  readonly side: SheetSide;
  readonly eventType: EventType;
}

export function ResultEntry({ match, sides, saveText, onSaved, onSkip }: ResultEntryProps) {
  const entry = useResultEntry(match, onSaved);
  const [asked, setAsked] = useState<AskedEvent | null>(null);
  const [home, away] = sides;
  const guard = useTapGuard(asked ? 'player' : 'sides');
  const last = entry.events.at(-1);
  const record = ({ side, eventType }: AskedEvent, playerId: number) => {
    entry.add({ teamId: side.teamId, playerId, eventType });
    setAsked(null);
  };
  return (
    <section aria-label={`${home.name} contra ${away.name}`} className="@container flex flex-col gap-2">
      <FormProblem failure={entry.failure} conflict={entry.conflict} />
      <div className="grid grid-cols-1 items-center gap-2 text-center @min-[14rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] font-display font-semibold leading-tight md:text-lg">
        <span className="line-clamp-2">{home.name}</span>
        <span data-score className="whitespace-nowrap text-3xl tabular-nums">
          {`${entry.score.home} - ${entry.score.away}`}
        </span>
        <span className="line-clamp-2">{away.name}</span>
      </div>
      <div className={`rounded-card border border-line bg-surface ${guard}`}>
        {asked ? (
          <PlayerChoice
            asked={asked}
            events={entry.events}
            onPick={(id) => record(asked, id)}
            onCancel={() => setAsked(null)}
          />
        ) : (
          // With large letters on a small phone the teams stand below each other.
          <div className="grid auto-rows-[16rem] gap-2 p-2 @min-[14rem]:h-66 @min-[14rem]:auto-rows-auto @min-[14rem]:grid-cols-2">
            {sides.map((side) => (
              <TeamHalf
                key={side.side}
                side={side}
                timers={[]}
                onEvent={(eventType) => setAsked({ side, eventType })}
              />
            ))}
          </div>
        )}
        <LastEvent
          eventType={last?.eventType ?? null}
          text={last ? resultEventText(last, sides) : 'Sin goles ni tarjetas'}
          detail={entry.events.length > 1 ? `${entry.events.length} anotados` : ''}
          onEdit={null}
          action={last ? { label: 'Deshacer', onPress: entry.undo } : null}
        />
      </div>
      {/* While a player is chosen, the shirts need the room. */}
      <div
        data-action-bar
        hidden={asked !== null}
        className={`bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap gap-2 bg-page py-2 md:bottom-0 @min-[14rem]:sticky ${guard} [&[hidden]]:hidden`}
      >
        {onSkip && (
          <Button size="large" disabled={entry.isSaving} onClick={onSkip} className="px-4">
            Saltear
          </Button>
        )}
        <Button
          variant="primary"
          size="large"
          isBusy={entry.isSaving}
          busyText="Guardando..."
          onClick={entry.save}
          className="flex-1"
        >
          {saveText}
        </Button>
      </div>
    </section>
  );
}

interface PlayerChoiceProps {
  readonly asked: AskedEvent;
  readonly events: readonly ResultEvent[];
  /** With 0 when nobody is named. */
  readonly onPick: (playerId: number) => void;
  readonly onCancel: () => void;
}

/** All shirts of the team at once: so high is a row of four, in rem. */
const rowHeight = 3.875;

function PlayerChoice({ asked: { side, eventType }, events, onPick, onCancel }: PlayerChoiceProps) {
  const shirtsHeight = Math.max(1, Math.ceil(side.players.length / 4)) * rowHeight;
  return (
    <Panel title={`${eventLabels[eventType]} · ${side.name}`} onClose={null}>
      <div className="flex shrink-0 flex-col" style={{ height: `${shirtsHeight}rem` }}>
        <NumberGrid side={side} events={events} onPick={({ id }) => onPick(id)} />
      </div>
      <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-2">
        {isGoalType(eventType) && (
          <SheetButton onClick={() => onPick(0)} className="px-2">
            No se sabe
          </SheetButton>
        )}
        <SheetButton onClick={onCancel} className="px-2">
          Cancelar
        </SheetButton>
      </div>
    </Panel>
  );
}

/** As in 'Gol · 9 Gómez', 'Gol en contra · Lanús'. */
function resultEventText({ eventType, teamId, playerId }: ResultEvent, sides: readonly SheetSide[]): string {
  const side = sides.find((each) => each.teamId === teamId);
  const who = shortNameOf(side?.players.find(({ id }) => id === playerId));
  return [eventLabels[eventType], who || side?.name].filter(Boolean).join(' · ');
}
