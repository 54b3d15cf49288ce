/** Open cases of the tribunal in words. */
import type { CaseKind, DisciplinaryCase } from '../domain/schemas/disciplinary-case.ts';
import { formatShortDate } from './dates.ts';

export const caseKindLabels: Readonly<Record<CaseKind, string>> = {
  redCard: 'Roja',
  secondYellow: 'Doble amarilla',
  protest: 'Jugó bajo protesta',
  unpublished: 'Sin publicar',
  cardGone: 'La tarjeta ya no está',
};

/** 'Fecha 3: Halcones - Lobos, sáb 21 nov'; '' for a case without a match. */
export const matchOfCase = ({ match }: Pick<DisciplinaryCase, 'match'>, today: string): string =>
  match ? `${match.round}: ${match.home} - ${match.away}, ${formatShortDate(match.matchDate, today)}` : '';
