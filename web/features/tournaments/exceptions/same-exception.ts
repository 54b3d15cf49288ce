/** Tells whether two exceptions are the same one: a tournament has at most one for a player and a rule. */
import type { EligibilityException } from '#shared/domain/schemas/eligibility.ts';

type NamedException = Pick<EligibilityException, 'playerId' | 'code'>;

export const isSameException = (a: NamedException, b: NamedException): boolean =>
  a.playerId === b.playerId && a.code === b.code;
