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
  /** Whom it sanctions, if not Perez. */
  readonly subject?: StoredSanctionFields['subject'];
}

export interface SeasonWithSanctions {
  readonly season: string;
  readonly rules?: SuspensionRules;
  readonly sanctions: readonly SanctionNotation[];
  readonly view?: SanctionView;
  /** Where Perez plays now, unless in Norte. */
  readonly team?: string;
}

/** A season with sanctions, and what they must lead to. */
export interface SanctionCase extends SeasonWithSanctions {
  readonly when: string;
  /** The rounds that Perez may not play with that team. */
  readonly misses: string;
  /** What is left of the bans of Perez, in the order they were given. */
  readonly left?: readonly number[];
}

const perezId = playerNames.indexOf('Perez') + 1;

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
    subject: given.subject ?? { kind: 'player', id: perezId },
    origin: 'unknown',
    status: given.status ?? (given.measures ? 'decided' : 'provisional'),
    article: 'Art. 185',
    reason: 'Insultos.',
    decidedOn: dateOfDay(given.onDay),
    measures: [...(given.measures ?? [])],
    bulletin: given.isPublished ? { id: 1, year: 2026, number: 1 } : null,
    ...(about && { matchId: about.id }),
    ...(given.replaces !== undefined && { replaces: given.replaces }),
  };
}

/** The season and its bans on day 50. */
function countBans({ season: text, rules, sanctions: given, view = 'all', team = 'Norte' }: SeasonWithSanctions) {
  const season = parseSeason(text);
  const bans = computeBans({
    matches: season.matches,
    events: season.events,
    rules: { ...defaultRules.suspensions, ...rules },
    today: dateOfDay(50),
    discipline: {
      sanctions: given.map((each, at) => sanctionOf(each, at, season)),
      view,
      otherMatches: season.elsewhere,
      teamIdOfPlayer: new Map([[perezId, aTeam(team).id]]),
    },
  });
  return { season, bans };
}

/** What the bans tell: the rounds that they miss, and all but the ids. */
export const bansOf = (given: SeasonWithSanctions) =>
  countBans(given).bans.map(({ playerId, teamId: _own, misses, reasons, ...told }) => ({
    player: playerNames[playerId - 1],
    misses: misses.map(({ round }) => round),
    reasons: reasons.map(({ eventType, minute, round }) => `${eventType} ${minute}' in ${round}`),
    ...told,
  }));

/** From which rounds Perez is barred, and what is left of the bans. */
export function outcomeOf(given: SeasonWithSanctions) {
  const { season, bans } = countBans(given);
  const teamId = aTeam(given.team ?? 'Norte').id;
  const own = season.matches.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(teamId));
  const missed = own.filter(({ id }) => findBanForMatch(bans, id, teamId, perezId));
  return {
    misses: missed.map(({ round }) => round.replace('Round ', '')).join(' '),
    left: bans.map(({ remaining }) => remaining),
  };
}
