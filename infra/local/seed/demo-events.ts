/** Writes the sheet of a match of the demo data: goals that make its score, and cards as such matches see them. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { PlayerPosition } from '#shared/domain/schemas/player.ts';
import type { DemoPlayer } from './demo-squads.ts';
import { pickWeighted, type Random, seededRandom } from './pattern.ts';

type Player = DemoPlayer & { readonly id: number };

/** Who came to the match, and whoever of them is sent off. */
export interface Side {
  readonly teamId: number;
  readonly goals: number;
  readonly players: readonly Player[];
  readonly sentOff?: Player;
}

export interface DemoEvent {
  readonly teamId: number;
  readonly playerId: number;
  readonly eventType: EventType;
  readonly minute: number;
}

/** Own goals happen in every fifth match. */
const ownGoalEvery = 5;

const aim: Readonly<Record<PlayerPosition, number>> = { Portero: 0, Defensa: 2, Mediocampista: 5, Delantero: 9 };

/** `number` tells the matches apart; `minutes` is how long it has been played. By minute, no two in the same one. */
export function makeEvents(number: number, home: Side, away: Side, minutes: number): DemoEvent[] {
  const next = seededRandom(number);
  const scored = [...scorers(next, home), ...scorers(next, away)];
  if (number % ownGoalEvery === 0) makeOwnGoal(next, scored, home, away);
  const busy = new Set(scored.map(({ playerId }) => playerId));
  const carded = [home, away].flatMap((side) => cards(next, side, busy));
  return spreadOverMinutes(next, [...scored, ...carded], minutes);
}

type Happening = Omit<DemoEvent, 'minute'>;

const eventOf = ({ teamId }: Side, { id }: Player, eventType: EventType): Happening => ({
  teamId,
  eventType,
  playerId: id,
});

/** Whoever is sent off does nothing else in the match. */
const playersNotSentOff = ({ players, sentOff }: Side) => players.filter(({ id }) => id !== sentOff?.id);

function scorers(next: Random, side: Side): Happening[] {
  const weightOf = ({ position, isStarter }: Player) => aim[position] * (isStarter ? 3 : 1);
  return Array.from({ length: side.goals }, () =>
    eventOf(side, pickWeighted(next, playersNotSentOff(side), weightOf), 'goal'),
  );
}

/** The last goal written was somebody's of the other side, a defender's rather than not. */
function makeOwnGoal(next: Random, scored: Happening[], home: Side, away: Side): void {
  const last = scored.pop();
  if (!last) return;
  const culprits = last.teamId === home.teamId ? away : home;
  const weightOf = ({ position }: Player) => (position === 'Portero' ? 0 : position === 'Defensa' ? 2 : 1);
  scored.push(eventOf(culprits, pickWeighted(next, playersNotSentOff(culprits), weightOf), 'owngoal'));
}

/** At most two yellows and a blue a side, each to somebody else. */
function cards(next: Random, side: Side, busy: Set<number>): Happening[] {
  const shown: EventType[] = [];
  if (next(10) < 5) shown.push('yellowcard');
  if (next(10) < 2) shown.push('yellowcard');
  if (next(10) < 2) shown.push('bluecard');
  const given = shown.map((card) => {
    const tackles = ({ id, position }: Player) => (busy.has(id) || position === 'Portero' ? 0 : 1);
    const player = pickWeighted(next, playersNotSentOff(side), tackles);
    busy.add(player.id);
    return eventOf(side, player, card);
  });
  return side.sentOff ? [...given, eventOf(side, side.sentOff, 'redcard')] : given;
}

/** Nobody is sent off early. */
function spreadOverMinutes(next: Random, happenings: readonly Happening[], minutes: number): DemoEvent[] {
  const free = Array.from({ length: minutes }, (_, before) => before + 1);
  const lines = happenings.map((each) => {
    const earliest = each.eventType === 'redcard' ? Math.floor(free.length / 2) : 0;
    const [minute = minutes] = free.splice(earliest + next(free.length - earliest), 1);
    return { ...each, minute };
  });
  return lines.sort((a, b) => a.minute - b.minute);
}
