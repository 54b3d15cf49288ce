/** What the rules are called from which a player may be excepted, and until when an exception holds. */
import type { EligibilityException, EligibilityReason } from '../domain/schemas/eligibility.ts';
import { formatShortDate } from './dates.ts';

type ExceptedCode = EligibilityException['code'];

export const exceptedRuleLabels: Readonly<Record<ExceptedCode, string>> = {
  squadClosed: 'Se sumó con el plantel cerrado',
  tooYoung: 'Es más joven de lo que admite el torneo',
  tooOld: 'Es mayor de lo que admite el torneo',
  ageQuota: 'No entra en el cupo de su edad',
  playoffMatches: 'Le faltan partidos para los playoffs',
  unfit: 'No tiene el apto médico al día',
  birthDateMissing: 'No tiene la fecha de nacimiento cargada',
};

/** Whether an exception can lift a reason: bans are lifted by a sanction, a status by the squad. */
export const isExcepted = (code: EligibilityReason['code']): code is ExceptedCode => code in exceptedRuleLabels;

/** 'Hasta el sáb 4 abr', 'Hasta que termine el torneo'. */
export function describeExceptionEnd({ until }: Pick<EligibilityException, 'until'>, today: string): string {
  if (until === null) return 'Hasta que termine el torneo';
  return `${until < today ? 'Venció' : 'Hasta'} el ${formatShortDate(until, today)}`;
}
