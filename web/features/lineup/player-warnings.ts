/** What speaks against putting a player into a lineup. */
import { unavailability } from '#shared/domain/assign-players.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { suspensionReason } from '#shared/text/suspensions.ts';

export interface PlayerWarning {
  /** 'Lesionado', 'Suspendido'. */
  readonly word: string;
  /** Why, where more is known. */
  readonly reason: string;
  /** He cannot be put into this lineup at all: nobody plays a match he is suspended for. */
  readonly forbids: boolean;
}

export type Doubts = ReadonlyMap<number, PlayerWarning>;

/** Those a ban keeps from this match; of the usual lineup, those with a match left to serve. */
export function bansFor(match: Pick<Match, 'id'> | null, suspensions: readonly Suspension[]): readonly Suspension[] {
  return suspensions.filter(({ misses, remaining }) =>
    match ? misses.some(({ matchId }) => matchId === match.id) : remaining > 0,
  );
}

/** @param refused what the server said against players when it was asked to save */
export function warningsFor(
  players: readonly Player[],
  bans: readonly Suspension[],
  { isMatch, refused }: { readonly isMatch: boolean; readonly refused: ReadonlyMap<number, string> },
): Doubts {
  const banOf = new Map(bans.map((ban) => [ban.playerId, ban]));
  return new Map(
    players.flatMap((player) => {
      const doubt = doubtAbout(player, banOf.get(player.id), isMatch, refused.get(player.id));
      return doubt ? [[player.id, doubt] as const] : [];
    }),
  );
}

function doubtAbout(
  player: Player,
  ban: Suspension | undefined,
  isMatch: boolean,
  refusal?: string,
): PlayerWarning | null {
  if (refusal) return { word: 'No puede jugar', reason: refusal, forbids: true };
  if (ban) return { word: 'Suspendido', reason: suspensionReason(ban.reasons), forbids: isMatch };
  return unavailability(player, () => false) === 'injured' ? { word: 'Lesionado', reason: '', forbids: false } : null;
}
