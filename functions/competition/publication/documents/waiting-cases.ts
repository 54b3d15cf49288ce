/**
 * What waits for the tribunal of a tournament or for its next bulletin, as a document for administrators: how much, and whom
 * the first of it is about. It holds no names, and no page or public answer is made of it.
 */

import { limits } from '#shared/domain/limits.ts';
import { openCases } from '#shared/domain/sanctions/cases.ts';
import type { CaseKind } from '#shared/domain/schemas/disciplinary-case.ts';
import type { SanctionSubject } from '#shared/domain/schemas/sanction.ts';
import type { TournamentData } from './tournament-data.ts';

/** Whom a case is about; `teamId` is 0 where only the subject tells it. */
interface WaitingCase {
  readonly kind: CaseKind;
  readonly subject: SanctionSubject;
  readonly teamId: number;
}

export interface WaitingCases {
  readonly count: number;
  readonly first: readonly WaitingCase[];
}

/** Absent in a tournament in which nothing waits. */
export interface CaseDocuments {
  CASES?: WaitingCases;
}

export function composeWaitingCases({ matches, events, tournament, discipline }: TournamentData): CaseDocuments {
  const { sanctions } = discipline;
  // In the order they were recorded, whatever order they were read in.
  const recorded = events.toSorted((a, b) => a.id - b.id);
  const cases = openCases({ matches, events: recorded, sanctions, rules: tournament.rules.suspensions });
  if (cases.length === 0) return {};
  const first = cases.slice(0, limits.casesOnHome).map(({ kind, playerId, teamId, sanction }) => ({
    kind,
    subject: sanction ? inOneOrder(sanction.subject) : { kind: 'player' as const, id: playerId },
    teamId,
  }));
  return { CASES: { count: cases.length, first } };
}

/** The fields are named because the table answers them in any order. */
const inOneOrder = (subject: SanctionSubject): SanctionSubject =>
  subject.kind === 'other' ? { kind: 'other', name: subject.name } : { kind: subject.kind, id: subject.id };
