/** Case (caso): what waits for the tribunal, or has been decided and is in no bulletin yet. */
import * as z from 'zod/mini';
import { count, id, idOrNone, localDate } from './primitives.ts';

/**
 * 'redCard' and 'secondYellow': a player was sent off and nobody has decided; 'protest': somebody played under protest, or the match
 * is protested; 'unpublished': a sanction without a bulletin; 'cardGone': a sanction whose match has the player's card no
 * longer.
 */
const caseKind = z.enum(['redCard', 'secondYellow', 'protest', 'unpublished', 'cardGone']);
export type CaseKind = z.output<typeof caseKind>;

export const disciplinaryCase = z.object({
  kind: caseKind,
  /** null for a sanction that belongs to no match. */
  match: z.nullable(z.object({ id, round: z.string(), matchDate: localDate, home: z.string(), away: z.string() })),
  /** 0 where it is not about a player. */
  playerId: idOrNone,
  /** Whom it is about. */
  subjectName: z.string(),
  /** 0 for somebody without a team. */
  teamId: idOrNone,
  teamName: z.string(),
  /** The sanction that is meant; null for what nobody has decided. */
  sanctionId: z.nullable(id),
});
export type DisciplinaryCase = z.output<typeof disciplinaryCase>;

/** The open cases of a tournament in short: how many, and the first of them. */
export const waitingCases = z.object({
  tournamentId: id,
  tournamentName: z.string(),
  count,
  first: z.array(z.pick(disciplinaryCase, { kind: true, subjectName: true })),
});
export type WaitingCases = z.output<typeof waitingCases>;
