/** Describes why a player may not play, or what is to be seen to before he does. */
import type { EligibilityReason, SheetEligibilityReason } from '../domain/schemas/eligibility.ts';
import { formatPlural } from '../spanish/numbers.ts';
import { formatDate } from './dates.ts';
import { formatSuspensionReason } from './suspension-reasons.ts';

type Texts = { readonly [Code in EligibilityReason['code']]: (reason: EligibilityReason) => string };

const texts: Texts = {
  suspended: ({ cards = [], bulletin }) =>
    `está suspendido: ${formatSuspensionReason({ reasons: cards })}${writtenIn(bulletin)}`,
  sanctioned: ({ until, left, bulletin }) =>
    [
      until
        ? `está sancionado hasta el ${formatDate(until)}`
        : left
          ? `está sancionado: ${matchesLeft(left)}`
          : 'está sancionado',
      writtenIn(bulletin),
    ].join(''),
  inactive: () => 'está inactivo',
  squadClosed: ({ since = '' }) => `se sumó con el plantel cerrado, desde el ${formatDate(since)}`,
  tooYoung: () => 'es más joven de lo que admite el torneo',
  tooOld: () => 'es mayor de lo que admite el torneo',
  ageQuota: () => 'no entra en el cupo de su edad',
  playoffMatches: ({ left = 1 }) =>
    `necesita jugar ${formatPlural(left, 'partido')} más de la fase regular para los playoffs`,
  unfit: ({ since }) => (since ? `tiene el apto médico vencido desde el ${formatDate(since)}` : 'no tiene apto médico'),
  injured: () => 'está lesionado',
  birthDateMissing: () => 'no tiene la fecha de nacimiento cargada',
};

const writtenIn = (bulletin: EligibilityReason['bulletin']): string =>
  bulletin ? ` (boletín ${bulletin.number}/${bulletin.year})` : '';

const matchesLeft = (left: number): string =>
  `${left === 1 ? 'le queda' : 'le quedan'} ${formatPlural(left, 'partido')}`;

/** The part of a reason that follows its word: 'roja en Fecha 3' after 'Suspendido'; '' where the word says all. */
export function detailOfEligibilityReason(reason: EligibilityReason): string {
  if (reason.code === 'suspended') return formatSuspensionReason({ reasons: reason.cards ?? [] });
  if (reason.code === 'injured' || reason.code === 'inactive') return '';
  return describeEligibilityReason(reason);
}

/** A reason in one or two words, for badges. */
export const eligibilityWords: { readonly [Code in EligibilityReason['code']]: string } = {
  suspended: 'Suspendido',
  sanctioned: 'Sancionado',
  inactive: 'Inactivo',
  injured: 'Lesionado',
  squadClosed: 'Plantel cerrado',
  tooYoung: 'Edad',
  tooOld: 'Edad',
  ageQuota: 'Cupo por edad',
  playoffMatches: 'Faltan partidos',
  unfit: 'Apto médico',
  birthDateMissing: 'Falta un dato',
};

/** What a sheet says after a player's name. */
export const describeSheetReason = ({ code, ...reason }: SheetEligibilityReason): string =>
  code === 'papers'
    ? 'tiene papeles pendientes: los sabe la federación'
    : describeEligibilityReason({ ...reason, code });

/** What is said after a player's name: 'está suspendido: roja en Fecha 3'. */
export const describeEligibilityReason = (reason: EligibilityReason): string => texts[reason.code](reason);

/** What is told of a player who may not play to whoever may not know why. */
export const notEligibleText = 'no está habilitado';
