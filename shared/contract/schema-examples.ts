/** Builds an example value for any response schema: common entities and fields are given here, the rest is composed. */
import * as z from 'zod/mini';
import { cancha } from '../domain/schemas/cancha.ts';
import { group } from '../domain/schemas/group.ts';
import { notice } from '../domain/schemas/notice.ts';
import { teamRef } from '../domain/schemas/primitives.ts';
import { operationId } from '../domain/schemas/sheet.ts';
import { team } from '../domain/schemas/team.ts';
import { defaultRules } from '../domain/tournament-rules.ts';

const homeTeam = { id: 1, name: 'Deportivo Ombú', displayName: 'Ombú', logo: '', logoUrl: '' };
const awayTeam = { ...homeTeam, id: 2, name: 'Atlético Ceibo', displayName: 'Ceibo' };

/** Example values of whole entities, by schema. */
const entityExamples = new Map<unknown, unknown>([
  [
    team,
    {
      id: 1,
      name: 'Deportivo Ombú',
      shortName: 'Ombú',
      coach: 'Raúl Paz',
      foundationYear: 1948,
      city: 'Lanús',
      logo: '',
      version: 1,
    },
  ],
  [teamRef, homeTeam],
  [cancha, { id: 1, nombre: 'Cancha 1', ubicacion: 'Av. Roca 1200', disponible: true, version: 1 }],
  [
    notice,
    {
      id: 1,
      scope: { kind: 'tournament', id: 1 },
      kind: 'suspension',
      title: 'Se suspende la fecha',
      text: 'Por la lluvia no se juega hoy.',
      until: '2026-03-07T23:59:00-03:00',
      revokedAt: null,
      createdAt: '2026-03-07T14:05:00.000Z',
      version: 1,
    },
  ],
  [operationId, '0f8fad5b-d9cb-469f-a165-70867728950e'],
  [group, { id: 1, tournamentId: 1, name: 'Zona A', teamIds: [1, 2], version: 1 }],
]);

const fieldExamples: { [name: string]: unknown } = {
  name: 'Apertura',
  description: '',
  startDate: '2026-03-01',
  endDate: '2026-06-30',
  matchDate: '2026-03-07',
  firstDate: '2026-03-07',
  lastDate: '2026-03-07',
  matchTime: '14:00',
  formattedDate: '07/03/2026',
  formattedTime: '14:00',
  scoreDisplay: '2 - 1',
  location: 'Complejo Sur',
  round: 'Fecha 1',
  rules: defaultRules,
  homeTeam,
  awayTeam,
  homeScore: 2,
  awayScore: 1,
  status: 'completed',
  isPlayoff: false,
  groupId: 0,
  nombre: 'Cancha 1',
  cancha: { nombre: 'Cancha 1', ubicacion: 'Av. Roca 1200' },
  referee: { name: 'Marta Gil' },
  refereeId: 5,
  assistantId: 0,
  decidedBy: 'goalDifference',
  tieExplanation: 'Deportivo Ombú sobre Atlético Ceibo: mejor diferencia de goles, +5 a +3',
  playing: false,
  movement: 2,
  featuredTournamentId: 1,
  squadSize: 12,
  starters: 6,
  publicSquads: false,
  color: '#166534',
  siteUrl: 'https://liga.ar',
  teamIds: [1, 2],
  adjustments: [],
  decidedOn: '2026-03-09',
  since: '2026-03-09',
  bands: [{ from: 1, to: 4, label: 'Clasifica a semifinales', kind: 'good', table: 'general' }],
  withdrawals: [],
  requests: [],
  date: '2026-03-07',
  from: '14:00',
  to: '14:30',
  message: 'Partidos creados: 28.',
  done: 120,
  total: 380,
  adjustment: 0,
  roles: ['DT'],
  awayTeamId: 2,
  email: 'ana@liga.ar',
  firstName: 'Ana',
  lastName: 'Paz',
  fullName: 'Ana Paz',
  playerDisplayName: 'Ana Paz',
  playerName: 'Ana Paz',
  teamName: 'Deportivo Ombú',
  teamLogo: '',
  logo: '',
  timeZone: 'America/Argentina/Buenos_Aires',
  defaultLocation: 'Complejo Sur',
  dateOfBirth: '1995-04-12',
  phone: '+54 11 5555 0101',
  eventIcon: '⚽',
  minute: 12,
  formation: '1-2-2-1',
  minuteFormatted: "12'",
  token: 'eyJhbGciOi…',
  tieBreakers: defaultRules.tieBreakers,
};

/** An example value of the schema, for the documentation; a test checks that every example is valid. */
export function exampleOfSchema(schema: unknown, field = ''): unknown {
  if (field in fieldExamples && isValidForSchema(schema, fieldExamples[field])) return fieldExamples[field];
  if (entityExamples.has(schema)) return entityExamples.get(schema);
  return composeExample(schema as z.ZodMiniType, field);
}

const isValidForSchema = (schema: unknown, value: unknown): boolean =>
  z.safeParse(schema as z.ZodMiniType, value).success;

/** The parts of a zod schema's definition that this file reads. */
interface SchemaDefinition {
  readonly type: string;
  readonly shape?: { readonly [name: string]: unknown };
  readonly element?: unknown;
  readonly innerType?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: { readonly [name: string]: unknown };
  readonly values?: readonly unknown[];
  readonly out?: unknown;
}

function composeExample(schema: z.ZodMiniType, field: string): unknown {
  const { type, shape, element, innerType, options, entries, values, out } = schema._zod
    .def as unknown as SchemaDefinition;
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape ?? {}).map(([name, part]) => [name, exampleOfSchema(part, name)]));
    case 'array':
      return [exampleOfSchema(element, field)];
    case 'nullable':
      return null;
    case 'optional':
      return exampleOfSchema(innerType, field);
    case 'union':
      return exampleOfSchema(options?.[0], field);
    case 'pipe':
      return exampleOfSchema(out, field);
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'literal':
      return values?.[0];
    case 'record':
      return {};
    case 'boolean':
      return true;
    default:
      return [1, 0, 'Texto', ''].find((value) => isValidForSchema(schema, value));
  }
}
