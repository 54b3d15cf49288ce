/** The four steps to set up a tournament: teams, canchas, matches and the first result. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { ChecklistStep } from '../../../ui/checklist.tsx';

export interface TournamentSetupCounts {
  readonly teams: number;
  readonly canchas: number;
  readonly matches: number;
  readonly results: number;
}

interface SetupStep extends ChecklistStep {
  readonly key: keyof TournamentSetupCounts;
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
      detail: matches > 0 ? formatPlural(matches, 'partido') : 'Armalo con unos clics',
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
