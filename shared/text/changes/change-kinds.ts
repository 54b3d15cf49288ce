/** What a kind of change is called where changes are chosen by kind. */
import type { ChangeKind } from '../../domain/schemas/change.ts';

export const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
  result: 'Resultados',
  event: 'Goles y tarjetas',
  schedule: 'Fechas y canchas',
  officials: 'Árbitros',
  teams: 'Equipos de un partido',
  match: 'Partidos creados o borrados',
  sheet: 'Planillas',
  lineup: 'Alineaciones',
  player: 'Jugadores',
  staff: 'Cuerpo técnico',
  team: 'Equipos y escudos',
  sanction: 'Sanciones',
  bulletin: 'Boletines',
  group: 'Zonas',
  notice: 'Avisos',
  tournament: 'Torneo',
};
