/**
 * The demo data: a neighbourhood tournament of invented clubs, with four rounds played and a match being played today.
 */

/** The clubs of the tournament, some with a short name; the test DT coaches the first one. */
export const clubs = [
  { name: 'Defensores de Parque Chas', coach: 'Marcela Ibáñez', foundationYear: 1948, city: 'Parque Chas' },
  {
    name: 'Sportivo El Trébol',
    shortName: 'El Trébol',
    coach: 'Rubén Darío Acosta',
    foundationYear: 1931,
    city: 'Villa Pueyrredón',
  },
  { name: 'Unión Vecinal Saavedra', coach: 'Hernán Quiroga', foundationYear: 1957, city: 'Saavedra' },
  {
    name: 'Club Social Los Naranjos',
    shortName: 'Los Naranjos',
    coach: 'Graciela Peñaloza',
    foundationYear: 1926,
    city: 'Boedo',
  },
  { name: 'Estrella del Riachuelo', coach: 'Nélida Fernández', foundationYear: 1963, city: 'La Boca' },
  {
    name: 'Juventud de Liniers',
    shortName: 'Juventud',
    coach: 'Diego Santillán',
    foundationYear: 1972,
    city: 'Liniers',
  },
  { name: 'El Ombú', coach: 'Claudia Zalazar', foundationYear: 1999, city: 'Remedios de Escalada' },
  {
    name: 'Deportivo Ferroviario Haedo',
    shortName: 'Ferroviario',
    coach: 'Osvaldo Mansilla',
    foundationYear: 1911,
    city: 'Haedo',
  },
] as const;

export const canchas = [
  { nombre: 'La Redonda', ubicacion: 'Gándara 2900, Parque Chas' },
  { nombre: 'El Potrero', ubicacion: 'Albariño 650, Liniers' },
  { nombre: 'Cancha techada Los Naranjos', ubicacion: 'Castro 1150, Boedo' },
] as const;

export const sportsComplexName = 'Complejo Polideportivo Barrial';

export const federationSettings = { name: 'Liga Barrial de Fútbol', defaultLocation: sportsComplexName };

const bands = [{ from: 1, to: 4, label: 'Clasifica a semifinales', kind: 'good', table: 'general' }] as const;

/** The current tournament. `days`: its first and last day, as numbers of days from today. */
export const aperturaTournament = {
  name: 'Torneo Apertura',
  description: 'Ocho clubes de barrio, todos contra todos a una rueda. Partidos de 30 minutos sin entretiempo.',
  days: [-28, 21],
  bands,
} as const;

/** A tournament that has not started yet. */
export const clausuraTournament = {
  name: 'Torneo Clausura',
  description: 'La segunda mitad del año. Inscripción abierta hasta una semana antes del comienzo.',
  days: [49, 98],
  bands,
} as const;

export type ClubName = (typeof clubs)[number]['name'];
type CanchaName = (typeof canchas)[number]['nombre'];
/**
 * A row of the fixture. `day` is a number of days from today. `time` is a time of day, or 'ahora' for a match being
 * played. At most two matches of a round are played at the same time.
 */
export type DemoMatch = readonly [
  day: number,
  time: string,
  cancha: CanchaName,
  home: ClubName,
  away: ClubName,
  result?: string,
];

export const demoRounds: Readonly<Record<string, readonly DemoMatch[]>> = {
  'Fecha 1': [
    [-28, '14:00', 'La Redonda', 'Defensores de Parque Chas', 'Deportivo Ferroviario Haedo', '3-1'],
    [-28, '14:00', 'El Potrero', 'Sportivo El Trébol', 'El Ombú', '2-2'],
    [-28, '15:00', 'La Redonda', 'Unión Vecinal Saavedra', 'Juventud de Liniers', '0-1'],
    [-28, '15:00', 'Cancha techada Los Naranjos', 'Club Social Los Naranjos', 'Estrella del Riachuelo', '2-0'],
  ],
  'Fecha 2': [
    [-21, '14:00', 'La Redonda', 'El Ombú', 'Defensores de Parque Chas', '1-2'],
    [-21, '14:00', 'El Potrero', 'Deportivo Ferroviario Haedo', 'Juventud de Liniers', '0-0'],
    [-21, '15:00', 'El Potrero', 'Estrella del Riachuelo', 'Sportivo El Trébol', '1-3'],
    [-21, '15:30', 'Cancha techada Los Naranjos', 'Unión Vecinal Saavedra', 'Club Social Los Naranjos', '1-1'],
  ],
  'Fecha 3': [
    [-14, '14:00', 'El Potrero', 'Juventud de Liniers', 'Defensores de Parque Chas', '2-1'],
    [-14, '14:30', 'La Redonda', 'El Ombú', 'Estrella del Riachuelo', '3-0'],
    [-14, '15:00', 'El Potrero', 'Deportivo Ferroviario Haedo', 'Club Social Los Naranjos', '1-2'],
    [-14, '16:00', 'Cancha techada Los Naranjos', 'Sportivo El Trébol', 'Unión Vecinal Saavedra', '2-1'],
  ],
  'Fecha 4': [
    [-7, '14:00', 'La Redonda', 'Defensores de Parque Chas', 'Estrella del Riachuelo', '4-0'],
    [-7, '14:00', 'Cancha techada Los Naranjos', 'Club Social Los Naranjos', 'Juventud de Liniers', '1-1'],
    [-7, '15:00', 'La Redonda', 'Unión Vecinal Saavedra', 'El Ombú', '2-1'],
    [-7, '15:00', 'El Potrero', 'Sportivo El Trébol', 'Deportivo Ferroviario Haedo', '3-0'],
  ],
  'Fecha 5': [
    [0, 'ahora', 'El Potrero', 'Juventud de Liniers', 'Sportivo El Trébol', '1-0'],
    [0, '21:00', 'La Redonda', 'Defensores de Parque Chas', 'Club Social Los Naranjos'],
    [1, '14:00', 'El Potrero', 'Unión Vecinal Saavedra', 'Estrella del Riachuelo'],
    [1, '15:00', 'Cancha techada Los Naranjos', 'Deportivo Ferroviario Haedo', 'El Ombú'],
  ],
  'Fecha 6': [
    [7, '14:00', 'La Redonda', 'Unión Vecinal Saavedra', 'Defensores de Parque Chas'],
    [7, '14:00', 'Cancha techada Los Naranjos', 'Club Social Los Naranjos', 'Sportivo El Trébol'],
    [7, '15:00', 'La Redonda', 'Estrella del Riachuelo', 'Deportivo Ferroviario Haedo'],
    [7, '15:00', 'El Potrero', 'El Ombú', 'Juventud de Liniers'],
  ],
  'Fecha 7': [
    [14, '14:00', 'La Redonda', 'Defensores de Parque Chas', 'Sportivo El Trébol'],
    [14, '14:00', 'El Potrero', 'Deportivo Ferroviario Haedo', 'Unión Vecinal Saavedra'],
    [14, '15:00', 'Cancha techada Los Naranjos', 'El Ombú', 'Club Social Los Naranjos'],
    [14, '15:00', 'El Potrero', 'Juventud de Liniers', 'Estrella del Riachuelo'],
  ],
};

/** The red cards of the tournament; a player sent off is suspended in the next round. */
export const redCards: readonly { readonly round: string; readonly club: ClubName; readonly shirt: number }[] = [
  { round: 'Fecha 2', club: 'El Ombú', shirt: 3 },
  { round: 'Fecha 4', club: 'Defensores de Parque Chas', shirt: 5 },
];

/** The match for which both teams have already sent their lineups. */
export const matchWithLineups = { round: 'Fecha 5', home: 'Defensores de Parque Chas' } as const;
