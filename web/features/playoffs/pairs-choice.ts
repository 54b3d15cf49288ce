/** How the pairs of the first round are made: by the table, by lot, or by hand. */
import {
  drawByLot,
  drawOfPairs,
  type drawPlayoffs,
  type Pairing,
  type PlayoffDraw,
} from '#shared/domain/playoffs/playoff-draw.ts';
import { planPlayoffs } from '#shared/domain/playoffs/playoff-plan.ts';
import type { QualifierOption } from './qualifier-options.ts';

export type PairsChoice =
  | { readonly kind: 'table' }
  | { readonly kind: 'lot'; readonly seed: number }
  | { readonly kind: 'chosen'; readonly pairs: readonly Pairing[] };

/** A new lot; the federation may name its seed to whoever asks how the pairs came about. */
export const newLot = (): PairsChoice => ({ kind: 'lot', seed: Math.floor(Math.random() * 2 ** 31) });

/** The option with the pairs as they are chosen; an impossible draw stays as it is. */
export function withPairs(
  option: QualifierOption,
  choice: PairsChoice,
  table: Parameters<typeof drawPlayoffs>[0],
): QualifierOption {
  if (!option.draw || choice.kind === 'table') return option;
  const draw: PlayoffDraw =
    choice.kind === 'lot' ? drawByLot(option.draw, choice.seed) : drawOfPairs(table, choice.pairs);
  return { ...option, draw, ties: planPlayoffs(draw.firstRound, true) };
}

/** What the request says of the pairs. */
export const pairFields = (choice: PairsChoice) => ({
  drawSeed: choice.kind === 'lot' ? choice.seed : undefined,
  pairs:
    choice.kind === 'chosen'
      ? choice.pairs.map(([home, away]) => ({ homeTeamId: home, awayTeamId: away ?? 0 }))
      : undefined,
});

/** Puts a team into a place of the pairs; whoever stood there takes the place that the team had, if it had one. */
export function placeTeam(pairs: readonly Pairing[], at: number, side: 0 | 1, teamId: number): Pairing[] {
  const former = pairs[at]?.[side] ?? null;
  const exchange = (id: number | null) => (id === teamId ? former : id);
  return pairs.map(([home, away], index): Pairing => {
    const moved = [exchange(home) ?? 0, exchange(away)] as const;
    if (index !== at) return moved;
    return side === 0 ? [teamId, moved[1]] : [moved[0], teamId];
  });
}
