/** Spanish messages for invalid fields, the same on the server and in the forms. */
import { invalidEmailText } from './invalid-email.ts';
import { formatPlural } from './numbers.ts';

export const fieldMessages = {
  required: 'Es obligatorio',
  unknown: 'Es un campo desconocido',
  date: 'Debe ser una fecha que exista, como 2026-04-01',
  formation: 'Debe ser una formación con quien ataja y tres líneas, como 1-2-2-1',
  time: 'Debe ser una hora entre 00:00 y 23:59, como 14:00',
  instant: 'Debe ser un momento con su huso horario, como 2026-04-01T23:59:00-03:00',
  unique: 'No puede tener elementos repetidos',
  timeZone: 'Debe ser una zona horaria conocida, como America/Argentina/Buenos_Aires',
  logo: 'Debe ser una dirección que empiece con https://',
  logoHost: 'Debe ser la dirección de un sitio público',
  colour: 'Debe ser un color, como #166534',
  paleColour: 'Es muy claro: las letras blancas no se leen sobre él. Elegí uno más oscuro',
  birthDate: 'Debe ser una fecha entre 1900 y hoy',
  birthYears: 'Debe ser el mismo año que el primero, o uno posterior',
  agesOfTheField: 'Alguna de las edades debe valer para cualquier puesto',
  phone: 'Debe ser un teléfono, como +54 11 4567-8901',
  email: invalidEmailText,
  password: 'Debe tener al menos una mayúscula, una minúscula y un número',
  passwordSpaces: 'No puede empezar ni terminar con un espacio, ni tener saltos de línea',
  samePassword: 'Debe ser distinta de la actual',
  endDate: 'No puede ser anterior a la fecha de inicio',
  notZero: 'No puede ser 0',
  lastPlace: 'No puede ser anterior al primer puesto',
  bandLabel: 'Ya hay otra marca con ese texto en la misma tabla',
  bandPlaces: 'Ya hay otra marca igual para esos puestos',
  weekdays: 'Elegí al menos un día',
  canchas: 'Elegí al menos una cancha',
  playingTimes: 'Agregá al menos un horario',
  endTime: 'Tiene que ser después del comienzo',
  dayOrRound: 'Hace falta un día o una fecha, y no las dos cosas',
  moreThanMatches: 'No pueden ser más fechas que las de la sanción',
  untilBeforeFrom: 'No puede terminar antes de empezar',
  measures: 'Hace falta al menos una medida, salvo que la sanción sea provisoria',
  bothScores: 'Poné los goles de los dos equipos',
  lastDay: 'No puede ser antes del primer día',
  invalid: 'No es un valor válido',
} as const;

/** The parts of a zod validation issue that this file reads. */
interface ValidationIssue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly expected?: string | undefined;
  readonly origin?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly values?: readonly unknown[] | undefined;
}

const spanishTypeNames: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  date: 'una fecha',
};

/** The message for an issue whose schema has no message of its own. */
export function describeIssue(issue: ValidationIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return fieldMessages.required;
      return `Debe ser ${spanishTypeNames[issue.expected ?? ''] ?? 'de otro tipo'}`;
    case 'too_small':
      return describeTooSmallValue(issue);
    case 'too_big':
      return describeTooBigValue(issue);
    case 'invalid_value':
      if (issue.input === undefined) return fieldMessages.required;
      return `Debe ser uno de estos valores: ${(issue.values ?? []).join(', ')}`;
    case 'unrecognized_keys':
      return fieldMessages.unknown;
    default:
      return fieldMessages.invalid;
  }
}

function describeTooSmallValue({ origin, minimum }: ValidationIssue): string {
  if (origin === 'string')
    return Number(minimum) === 1 ? fieldMessages.required : `Debe tener al menos ${minimum} caracteres`;
  if (origin === 'array') return `Debe tener al menos ${formatPlural(Number(minimum), 'elemento')}`;
  return `Debe ser ${minimum} o más`;
}

function describeTooBigValue({ origin, maximum }: ValidationIssue): string {
  if (origin === 'string') return `Debe tener ${maximum} caracteres como máximo`;
  if (origin === 'array') return `Debe tener ${formatPlural(Number(maximum), 'elemento')} como máximo`;
  return `Debe ser ${maximum} o menos`;
}
