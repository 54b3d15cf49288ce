/** What the form of a sanction begins with: nothing, a case, or another sanction. */
import type { DisciplinaryCase } from '#shared/domain/schemas/disciplinary-case.ts';
import type { Measure, Sanction, SanctionForm } from '#shared/domain/schemas/sanction.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';

export type SanctionStart =
  | { readonly does: 'create' }
  | { readonly does: 'resolve'; readonly case: DisciplinaryCase }
  | { readonly does: 'edit'; readonly sanction: Sanction }
  | { readonly does: 'replace'; readonly sanction: Sanction };

/** The matches that the cards of a case give by the tournament's rules. */
function measuresOfCase({ kind }: DisciplinaryCase, rules: Tournament['rules']): Measure[] {
  const matches = kind === 'redCard' ? rules.suspensions.red : kind === 'secondYellow' ? 1 : 0;
  return matches > 0 ? [{ kind: 'matches', matches, served: 0, onHold: 0 }] : [];
}

export function valuesOfStart(
  start: SanctionStart,
  { id: tournamentId, rules }: Pick<Tournament, 'id' | 'rules'>,
  today: string,
): SanctionForm {
  if (start.does === 'edit') return valuesOfSanction(start.sanction);
  if (start.does === 'replace')
    return { ...valuesOfSanction(start.sanction), decidedOn: today, status: 'decided', replaces: start.sanction.id };
  const empty = { tournamentId, article: '', reason: '', decidedOn: today, status: 'decided' } as const;
  if (start.does === 'create')
    return { ...empty, subject: { kind: 'player', id: 0 }, origin: 'report', measures: [], matchId: undefined };
  const { kind, playerId, match } = start.case;
  return {
    ...empty,
    subject: { kind: 'player', id: playerId },
    origin: kind === 'protest' ? 'protest' : 'card',
    matchId: match?.id,
    measures: measuresOfCase(start.case, rules),
  };
}

export const valuesOfSanction = (sanction: Sanction): SanctionForm => {
  const { tournamentId, subject, matchId, origin, status, article, reason, decidedOn, measures, replaces } = sanction;
  return { tournamentId, subject, matchId, origin, status, article, reason, decidedOn, measures, replaces };
};

/** Whom a start is about already, with the team that it was given to; null while it is to be chosen. */
export function subjectOfStart(start: SanctionStart): { readonly name: string; readonly teamName: string } | null {
  if (start.does === 'create') return null;
  const { subjectName: name, teamName } = start.does === 'resolve' ? start.case : start.sanction;
  return { name, teamName };
}

export const teamIdOfStart = (start: SanctionStart): number => {
  if (start.does === 'create') return 0;
  return (start.does === 'resolve' ? start.case : start.sanction).teamId;
};
