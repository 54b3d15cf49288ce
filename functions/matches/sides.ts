/** The teams a changed match has: a side that waits for a semifinal fills itself. */
import { outcomeOf } from '#shared/domain/playoffs.ts';
import type { TournamentRules } from '#shared/domain/schemas/tournament.ts';
import { fieldText } from '#shared/spanish/validation.ts';
import { invalidField, Problem } from '../platform/problem.ts';
import { findMatch, type MatchFields, type StoredMatch } from '../platform/table/matches.ts';

type Teams = Pick<MatchFields, 'homeTeamId' | 'awayTeamId'>;
export type Sides = Teams & Pick<MatchFields, 'homeFrom' | 'awayFrom'>;

const sideFields = [
  { team: 'homeTeamId', from: 'homeFrom' },
  { team: 'awayTeamId', from: 'awayFrom' },
] as const;

/** A side that waits for a semifinal may be null and keeps its team. A team chosen by hand ends the waiting. */
export function sidesAfter(before: StoredMatch, chosen: Teams): Sides {
  const { homeTeamId, awayTeamId, homeFrom, awayFrom } = before;
  const sides = { homeTeamId, awayTeamId, homeFrom, awayFrom };
  for (const { team, from } of sideFields) {
    const wanted = chosen[team];
    if (wanted === sides[team]) continue;
    if (wanted === null) {
      if (sides[from] === null) throw invalidField(team, fieldText.required);
      continue;
    }
    Object.assign(sides, { [team]: wanted, [from]: null });
  }
  return sides;
}

/** 409 when a team is chosen for a place that a semifinal fills; one that it left empty is chosen by hand. */
export async function requirePendingSides(before: StoredMatch, after: Sides, rules: TournamentRules): Promise<void> {
  for (const { from } of sideFields) {
    const reference = before[from];
    if (reference !== null && after[from] === null) await requireNobodyAdvanced(reference.matchId, rules);
  }
}

async function requireNobodyAdvanced(semifinalId: number, { playoffDraw }: TournamentRules): Promise<void> {
  const semifinal = await findMatch(semifinalId);
  if (!semifinal || semifinal.status === 'cancelled') return;
  if (outcomeOf(semifinal, playoffDraw, semifinal.seeds ?? [])?.by === 'nobody') return;
  throw new Problem('conflict', `Ese lugar lo define ${semifinal.round}: se completa solo con su resultado.`);
}
