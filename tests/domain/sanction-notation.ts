/** Sanctions of Perez of Norte in a season of {@link parseSeason}, and the matches from which they bar him. */
import type { SanctionView } from '#shared/domain/sanctions/live-sanctions.ts';
import type { Measure, StoredSanctionFields } from '#shared/domain/schemas/sanction.ts';
import { computeBans, findBanForMatch } from '#shared/domain/suspensions/suspensions.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { aTeam } from '../support/builders.ts';
import { dateOfDay, parseSeason, playerNames, type Season, type SuspensionRules } from './season-notation.ts';

/** A sanction of Perez of Norte in this tournament, decided on the day given, with ids in the order of a case. */
interface SanctionNotation {
  /** What it is about: 'Round 1'. Without one it stands alone. */
  readonly about?: string;
  readonly onDay: number;
  /** None: it is provisional. */
  readonly measures?: readonly Measure[];
  readonly status?: StoredSanctionFields['status'];
  /** The place, from 1, of the sanction that this one supersedes. */
  readonly replaces?: number;
  readonly isInAll?: boolean;
  readonly isPublished?: boolean;
}

/** A season with sanctions, and what they must lead to. */
export interface SanctionCase {
  readonly when: string;
  readonly season: string;
  readonly rules?: SuspensionRules;
  readonly sanctions: readonly SanctionNotation[];
  readonly view?: SanctionView;
  /** Where Perez plays now, unless in Norte. */
  readonly team?: string;
  /** The rounds that Perez may not play with that team. */
  readonly misses: string;
  /** What is left of the bans of Perez, in the order they were given. */
  readonly left?: readonly number[];
}

export const matches = (count: number | null, more: { served?: number; onHold?: number } = {}): Measure => ({
  kind: 'matches',
  matches: count,
  served: 0,
  onHold: 0,
  ...more,
});
export const until = (from: number, last: number): Measure => ({
  kind: 'until',
  from: dateOfDay(from),
  until: dateOfDay(last),
});

function sanctionOf(given: SanctionNotation, at: number, season: Season): StoredSanctionFields {
  const about = [...season.matches, ...season.elsewhere].find(({ round }) => round === given.about);
  return {
    id: at + 1,
    version: 1,
    tournamentId: given.isInAll ? 0 : 1,
    teamId: aTeam('Norte').id,
    subject: { kind: 'player', id: playerNames.indexOf('Perez') + 1 },
    origin: 'unknown',
    status: given.status ?? (given.measures ? 'decided' : 'provisional'),
    article: '',
    reason: 'Insultos.',
    decidedOn: dateOfDay(given.onDay),
    measures: [...(given.measures ?? [])],
    bulletin: given.isPublished ? { id: 1, year: 2026, number: 1 } : null,
    ...(about && { matchId: about.id }),
    ...(given.replaces !== undefined && { replaces: given.replaces }),
  };
}

/** From which rounds Perez is barred, and what is left of the bans. */
export function outcomeOf({ season: text, rules, sanctions: given, view = 'all', team = 'Norte' }: SanctionCase) {
  const season = parseSeason(text);
  const sanctions = given.map((each, at) => sanctionOf(each, at, season));
  const [playerId, teamId] = [playerNames.indexOf('Perez') + 1, aTeam(team).id];
  const bans = computeBans({
    matches: season.matches,
    events: season.events,
    rules: { ...defaultRules.suspensions, ...rules },
    today: dateOfDay(50),
    discipline: {
      sanctions,
      view,
      otherMatches: season.elsewhere,
      teamIdOfPlayer: new Map([[playerId, teamId]]),
    },
  });
  const own = season.matches.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(teamId));
  const missed = own.filter(({ id }) => findBanForMatch(bans, id, teamId, playerId));
  return {
    misses: missed.map(({ round }) => round.replace('Round ', '')).join(' '),
    left: bans.map(({ remaining }) => remaining),
  };
}
