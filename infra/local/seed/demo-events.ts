/** Invents the events of a demo match: the goals that make up its score, and a plausible number of cards. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { PlayerPosition } from '#shared/domain/schemas/player.ts';
import type { DemoPlayer } from './demo-squads.ts';
import { createSeededRandom, pickWeighted, type RandomBelow } from './seeded-random.ts';

type PlayerWithId = DemoPlayer & { readonly id: number };

/** One side of a match: its goals, the players who came, and the one who is sent off, if any. */
export interface SquadOnTheDay {
  readonly teamId: number;
  readonly goals: number;
  readonly players: readonly PlayerWithId[];
  readonly sentOff?: PlayerWithId;
}

export interface DemoEvent {
  readonly teamId: number;
  readonly playerId: number;
  readonly eventType: EventType;
  readonly minute: number;
}

/** Every fifth match has an own goal. */
const matchesPerOwnGoal = 5;

const goalWeights: Readonly<Record<PlayerPosition, number>> = {
  Portero: 0,
  Defensa: 2,
  Mediocampista: 5,
  Delantero: 9,
};

/**
 * The events of a match by minute, no two in the same minute. `number` seeds the random choices, so that each match has
 * events of its own; `minutes` is how long the match has been played.
 */
export function makeMatchEvents(
  number: number,
  home: SquadOnTheDay,
  away: SquadOnTheDay,
  minutes: number,
): DemoEvent[] {
  const next = createSeededRandom(number);
  const scored = [...makeGoals(next, home), ...makeGoals(next, away)];
  if (number % matchesPerOwnGoal === 0) makeOwnGoal(next, scored, home, away);
  const busy = new Set(scored.map(({ playerId }) => playerId));
  const carded = [home, away].flatMap((side) => makeCards(next, side, busy));
  return spreadEventsOverMinutes(next, [...scored, ...carded], minutes);
}

type EventWithoutMinute = Omit<DemoEvent, 'minute'>;

const eventWithoutMinute = (
  { teamId }: SquadOnTheDay,
  { id }: PlayerWithId,
  eventType: EventType,
): EventWithoutMinute => ({
  teamId,
  eventType,
  playerId: id,
});

/** The players who may have events: the one who is sent off gets nothing but the red card. */
const playersNotSentOff = ({ players, sentOff }: SquadOnTheDay) => players.filter(({ id }) => id !== sentOff?.id);

function makeGoals(next: RandomBelow, side: SquadOnTheDay): EventWithoutMinute[] {
  const weightOf = ({ position, isStarter }: PlayerWithId) => goalWeights[position] * (isStarter ? 3 : 1);
  return Array.from({ length: side.goals }, () =>
    eventWithoutMinute(side, pickWeighted(next, playersNotSentOff(side), weightOf), 'goal'),
  );
}

/** Turns the last goal of the list into an own goal by a player of the other team, most likely a defender. */
function makeOwnGoal(next: RandomBelow, scored: EventWithoutMinute[], home: SquadOnTheDay, away: SquadOnTheDay): void {
  const last = scored.pop();
  if (!last) return;
  const culprits = last.teamId === home.teamId ? away : home;
  const weightOf = ({ position }: PlayerWithId) => (position === 'Portero' ? 0 : position === 'Defensa' ? 2 : 1);
  scored.push(eventWithoutMinute(culprits, pickWeighted(next, playersNotSentOff(culprits), weightOf), 'owngoal'));
}

/**
 * The cards of one side: at most two yellow and one blue, each for a different player, and the red card that is
 * planned.
 */
function makeCards(next: RandomBelow, side: SquadOnTheDay, busy: Set<number>): EventWithoutMinute[] {
  const shown: EventType[] = [];
  if (next(10) < 5) shown.push('yellowcard');
  if (next(10) < 2) shown.push('yellowcard');
  if (next(10) < 2) shown.push('bluecard');
  const given = shown.map((card) => {
    const tackles = ({ id, position }: PlayerWithId) => (busy.has(id) || position === 'Portero' ? 0 : 1);
    const player = pickWeighted(next, playersNotSentOff(side), tackles);
    busy.add(player.id);
    return eventWithoutMinute(side, player, card);
  });
  return side.sentOff ? [...given, eventWithoutMinute(side, side.sentOff, 'redcard')] : given;
}

/** Gives each event a minute of its own; a red card never comes early in the match. */
function spreadEventsOverMinutes(
  next: RandomBelow,
  happenings: readonly EventWithoutMinute[],
  minutes: number,
): DemoEvent[] {
  const free = Array.from({ length: minutes }, (_, before) => before + 1);
  const lines = happenings.map((each) => {
    const earliest = each.eventType === 'redcard' ? Math.floor(free.length / 2) : 0;
    const [minute = minutes] = free.splice(earliest + next(free.length - earliest), 1);
    return { ...each, minute };
  });
  return lines.sort((a, b) => a.minute - b.minute);
}
