/** Describes why a player may not play, or what is to be seen to before he does. */
import type { EligibilityReason } from '../domain/schemas/eligibility.ts';
import { formatPlural } from '../spanish/numbers.ts';
import { formatDate } from './dates.ts';
import { formatSuspensionReason } from './suspension-reasons.ts';

type Texts = { readonly [Code in EligibilityReason['code']]: (reason: EligibilityReason) => string };

const texts: Texts = {
  suspended: ({ cards = [], left = 1 }) =>
    `suspendido: ${formatSuspensionReason(cards)}${left > 1 ? `; ${matchesLeft(left)}` : ''}`,
  sanctioned: ({ until, left, bulletin }) =>
    [
      until ? `sancionado hasta el ${formatDate(until)}` : left ? `sancionado: ${matchesLeft(left)}` : 'sancionado',
      bulletin ? ` (boletín ${bulletin.number}/${bulletin.year})` : '',
    ].join(''),
  inactive: () => 'inactivo en el plantel',
  squadClosed: ({ since = '' }) => `se sumó con el plantel cerrado, desde el ${formatDate(since)}`,
  tooYoung: () => 'es más joven de lo que admite el torneo',
  tooOld: () => 'es mayor de lo que admite el torneo',
  ageQuota: () => 'no entra en el cupo de su edad',
  playoffMatches: ({ left = 1 }) =>
    `${left === 1 ? 'le falta' : 'le faltan'} ${formatPlural(left, 'partido jugado', 'partidos jugados')} para los playoffs`,
  unfit: ({ since }) => (since ? `apto médico vencido, desde el ${formatDate(since)}` : 'sin apto médico'),
  injured: () => 'lesionado',
  birthDateMissing: () => 'falta su fecha de nacimiento',
};

const matchesLeft = (left: number): string =>
  `${left === 1 ? 'le queda' : 'le quedan'} ${formatPlural(left, 'partido')}`;

/** A part of a sentence: 'suspendido: roja en Fecha 3'. */
export const describeEligibilityReason = (reason: EligibilityReason): string => texts[reason.code](reason);
