/** The bans of a player with and without the sanction that is being written, from what the browser has loaded. */
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Sanction, StoredSanctionFields } from '#shared/domain/schemas/sanction.ts';
import type { Ban } from '#shared/domain/schemas/suspension.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { computeBans } from '#shared/domain/suspensions/suspensions.ts';

export interface PlayerBansSource {
  readonly tournament: Pick<Tournament, 'id' | 'rules'>;
  readonly matches: readonly FormattedMatch[];
  readonly events: readonly MatchEvent[];
  /** Those of the tournament and those in every one. */
  readonly sanctions: readonly Sanction[];
  readonly today: string;
  readonly playerId: number;
  readonly teamId: number;
}

/** `draft` takes the place of the stored sanction with its id. */
export function bansOfPlayer(source: PlayerBansSource, draft: StoredSanctionFields | null): Ban[] {
  const { tournament, matches, events, today, playerId, teamId } = source;
  const stored = source.sanctions.filter(
    ({ subject, id }) => subject.kind === 'player' && subject.id === playerId && id !== draft?.id,
  );
  return computeBans({
    matches,
    events: events.filter((event) => event.playerId === playerId),
    rules: tournament.rules.suspensions,
    today,
    discipline: {
      sanctions: [...stored, ...(draft ? [draft] : [])],
      view: 'all',
      otherMatches: [],
      teamIdOfPlayer: new Map([[playerId, teamId]]),
    },
  }).filter((ban) => ban.playerId === playerId);
}

export interface MissedMatches {
  readonly past: readonly FormattedMatch[];
  readonly toCome: readonly FormattedMatch[];
  /** How many more he misses that have no match yet; null: all, until the ban ends or somebody decides. */
  readonly more: number | null;
}

/** The matches that bans cost, each once, in order of play. */
export function missedMatches(bans: readonly Ban[], matches: readonly FormattedMatch[]): MissedMatches {
  const ids = new Set(bans.flatMap(({ misses }) => misses.map(({ matchId }) => matchId)));
  const missed = matches.filter(({ id }) => ids.has(id)).sort(comparePlayOrder);
  const past = missed.filter(({ status }) => status === 'completed');
  const toCome = missed.filter(({ status }) => status !== 'completed');
  const isCounted = bans.every(({ sanction }) => !sanction?.isOpen && !sanction?.until);
  const left = bans.reduce((sum, { remaining }) => sum + remaining, 0);
  return { past, toCome, more: isCounted ? Math.max(0, left - toCome.length) : null };
}
