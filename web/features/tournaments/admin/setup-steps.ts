/** The four steps to set up a tournament: teams, canchas, matches and the first result. */
import { formatPlural } from '#shared/spanish/numbers.ts';

export interface TournamentSetupCounts {
  readonly teams: number;
  readonly canchas: number;
  readonly matches: number;
  readonly results: number;
}

export interface SetupStep {
  readonly key: keyof TournamentSetupCounts;
  readonly title: string;
  /** Second line of the step: what exists already, or what to do if nothing does. */
  readonly detail: string;
  readonly isDone: boolean;
}

/** A match needs two teams. */
const minSetupTeams = 2;

export function setupStepsFromCounts({
  teams,
  canchas,
  matches,
  results,
}: TournamentSetupCounts): readonly SetupStep[] {
  return [
    {
      key: 'teams',
      title: 'Equipos',
      detail: teams > 0 ? formatPlural(teams, 'participante') : 'Elegí quiénes participan',
      isDone: teams >= minSetupTeams,
    },
    {
      key: 'canchas',
      title: 'Canchas',
      detail: canchas > 0 ? formatPlural(canchas, 'cancha') : 'Cargá al menos una',
      isDone: canchas > 0,
    },
    {
      key: 'matches',
      title: 'Fixture',
      detail: matches > 0 ? formatPlural(matches, 'partido') : 'Programá los partidos',
      isDone: matches > 0,
    },
    {
      key: 'results',
      title: 'Resultados',
      detail: results > 0 ? formatPlural(results, 'resultado') : 'Cargá el primero',
      isDone: results > 0,
    },
  ];
}
