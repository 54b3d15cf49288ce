/** Warnings about players in a lineup: those whom the rules keep out, suspended, injured, or refused by the server. */
import type { JudgedPlayer } from '#shared/domain/schemas/eligibility.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { unavailabilityOf } from '#shared/domain/squads/assign-players.ts';
import { detailOfEligibilityReason, eligibilityWords } from '#shared/text/eligibility-reasons.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';

export interface PlayerWarning {
  /** The warning in one or two words: 'Lesionado' or 'Suspendido'. */
  readonly word: string;
  /** The reason for the warning; empty if none is known. */
  readonly reason: string;
  /** True if the player must not be in this lineup. */
  readonly forbids: boolean;
  /** True if the player is left out when places are filled automatically. */
  readonly isLeftOut: boolean;
}

export type WarningsByPlayer = ReadonlyMap<number, PlayerWarning>;

/** What is known of a team's players: the verdicts of a match or, for the usual lineup, the bans still to be served. */
export type PlayersStanding = { readonly judged: readonly JudgedPlayer[] } | { readonly bans: readonly Suspension[] };

/** @param refused the server's refusals from the last attempt to save, by player id */
export function lineupWarningsByPlayer(
  players: readonly Player[],
  standing: PlayersStanding,
  refused: ReadonlyMap<number, string>,
): WarningsByPlayer {
  const warningOf = (player: Player): PlayerWarning | null => {
    const refusal = refused.get(player.id);
    if (refusal) return { word: 'No puede jugar', reason: refusal, forbids: true, isLeftOut: true };
    return 'judged' in standing ? warningOfVerdict(player, standing.judged) : warningOfBan(player, standing.bans);
  };
  return new Map(
    players.flatMap((player) => {
      const warning = warningOf(player);
      return warning ? [[player.id, warning] as const] : [];
    }),
  );
}

function warningOfVerdict({ id }: Player, judged: readonly JudgedPlayer[]): PlayerWarning | null {
  const { verdict, reasons: [reason] = [] } = judged.find(({ playerId }) => playerId === id) ?? {};
  if (!reason) return null;
  const forbids = verdict === 'ineligible';
  const words = { word: eligibilityWords[reason.code], reason: detailOfEligibilityReason(reason) };
  return { ...words, forbids, isLeftOut: forbids };
}

function warningOfBan(player: Player, bans: readonly Suspension[]): PlayerWarning | null {
  const ban = bans.find(({ playerId, remaining }) => playerId === player.id && remaining > 0);
  if (ban) return { word: 'Suspendido', reason: formatSuspensionReason(ban), forbids: false, isLeftOut: true };
  const isInjured = unavailabilityOf(player, () => false) === 'injured';
  return isInjured ? { word: 'Lesionado', reason: '', forbids: false, isLeftOut: false } : null;
}
