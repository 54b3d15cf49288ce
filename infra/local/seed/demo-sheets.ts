/** Writes the sheet of a match of the demo data: goals that make its score, and cards as such matches see them. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { PlayerPosition } from '#shared/domain/schemas/player.ts';
import type { DemoPlayer } from './demo-squads.ts';
import { pick, type Scatter, scatter } from './pattern.ts';

type Player = DemoPlayer & { readonly id: number };

/** Who came to the match, and whoever of them is sent off. */
export interface Side {
  readonly teamId: number;
  readonly goals: number;
  readonly players: readonly Player[];
  readonly sentOff?: Player;
}

export interface SheetLine {
  readonly teamId: number;
  readonly playerId: number;
  readonly eventType: EventType;
  readonly minute: number;
}

/** Own goals happen in every fifth match. */
const ownGoalEvery = 5;

const aim: Readonly<Record<PlayerPosition, number>> = { Portero: 0, Defensa: 2, Mediocampista: 5, Delantero: 9 };

/** `number` tells the matches apart; `minutes` is how long it has been played. By minute, no two in the same one. */
export function writeSheet(number: number, home: Side, away: Side, minutes: number): SheetLine[] {
  const next = scatter(number);
  const scored = [...scorers(next, home), ...scorers(next, away)];
  if (number % ownGoalEvery === 0) turnIntoOwnGoal(next, scored, home, away);
  const busy = new Set(scored.map(({ playerId }) => playerId));
  const carded = [home, away].flatMap((side) => cards(next, side, busy));
  return atMinutes(next, [...scored, ...carded], minutes);
}

type Happening = Omit<SheetLine, 'minute'>;

const happens = ({ teamId }: Side, { id }: Player, eventType: EventType): Happening => ({
  teamId,
  eventType,
  playerId: id,
});

/** Whoever is sent off does nothing else in the match. */
const others = ({ players, sentOff }: Side) => players.filter(({ id }) => id !== sentOff?.id);

function scorers(next: Scatter, side: Side): Happening[] {
  const weightOf = ({ position, isStarter }: Player) => aim[position] * (isStarter ? 3 : 1);
  return Array.from({ length: side.goals }, () => happens(side, pick(next, others(side), weightOf), 'goal'));
}

/** The last goal written was somebody's of the other side, a defender's rather than not. */
function turnIntoOwnGoal(next: Scatter, scored: Happening[], home: Side, away: Side): void {
  const last = scored.pop();
  if (!last) return;
  const culprits = last.teamId === home.teamId ? away : home;
  const weightOf = ({ position }: Player) => (position === 'Portero' ? 0 : position === 'Defensa' ? 2 : 1);
  scored.push(happens(culprits, pick(next, others(culprits), weightOf), 'owngoal'));
}

/** At most two yellows and a blue a side, each to somebody else. */
function cards(next: Scatter, side: Side, busy: Set<number>): Happening[] {
  const shown: EventType[] = [];
  if (next(10) < 5) shown.push('yellowcard');
  if (next(10) < 2) shown.push('yellowcard');
  if (next(10) < 2) shown.push('bluecard');
  const given = shown.map((card) => {
    const tackles = ({ id, position }: Player) => (busy.has(id) || position === 'Portero' ? 0 : 1);
    const player = pick(next, others(side), tackles);
    busy.add(player.id);
    return happens(side, player, card);
  });
  return side.sentOff ? [...given, happens(side, side.sentOff, 'redcard')] : given;
}

/** Nobody is sent off early. */
function atMinutes(next: Scatter, happenings: readonly Happening[], minutes: number): SheetLine[] {
  const free = Array.from({ length: minutes }, (_, before) => before + 1);
  const lines = happenings.map((each) => {
    const earliest = each.eventType === 'redcard' ? Math.floor(free.length / 2) : 0;
    const [minute = minutes] = free.splice(earliest + next(free.length - earliest), 1);
    return { ...each, minute };
  });
  return lines.sort((a, b) => a.minute - b.minute);
}
