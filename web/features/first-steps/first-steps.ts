/** The steps from an empty database to a tournament with its fixture, and which of them are done. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural, joinNames } from '#shared/spanish/numbers.ts';
import type { ChecklistStep } from '../../ui/checklist.tsx';

/** What the steps are decided by. */
export interface FederationFacts {
  readonly hasOwnName: boolean;
  readonly canchas: number;
  /** The tournament that is being set up; undefined before there is one. */
  readonly tournament: Pick<Tournament, 'name' | 'teamIds'> | undefined;
  /** Names of the tournament's teams without players. */
  readonly teamsWithoutPlayers: readonly string[];
  readonly rounds: number;
}

export interface FirstStep extends ChecklistStep {
  readonly key: 'federation' | 'canchas' | 'tournament' | 'players' | 'fixture';
}

/** A league needs two teams. */
const minTeams = 2;
const namedTeams = 2;

/** The five steps in the order in which they are best done. */
export function firstStepsFromFacts(facts: FederationFacts): readonly FirstStep[] {
  const { hasOwnName, canchas, tournament, teamsWithoutPlayers, rounds } = facts;
  const teams = tournament?.teamIds.length ?? 0;
  const hasTeams = teams >= minTeams;
  return [
    {
      key: 'federation',
      title: 'Tu federación',
      detail: hasOwnName ? 'Con nombre propio' : 'Ponele su nombre',
      isDone: hasOwnName,
    },
    {
      key: 'canchas',
      title: 'Canchas',
      detail: canchas > 0 ? formatPlural(canchas, 'cancha') : 'Cargá al menos una',
      isDone: canchas > 0,
    },
    {
      key: 'tournament',
      title: 'Torneo y equipos',
      detail: !tournament
        ? 'Creá el primero'
        : hasTeams
          ? `${tournament.name}: ${formatPlural(teams, 'equipo')}`
          : `${tournament.name}: faltan equipos`,
      isDone: hasTeams,
    },
    {
      key: 'players',
      title: 'Jugadores',
      detail: !hasTeams ? 'Después de los equipos' : missingPlayersText(teamsWithoutPlayers),
      isDone: hasTeams && teamsWithoutPlayers.length === 0,
    },
    {
      key: 'fixture',
      title: 'Fixture',
      detail: rounds > 0 ? formatPlural(rounds, 'fecha') : 'Armalo con unos clics',
      isDone: rounds > 0,
    },
  ];
}

function missingPlayersText(teams: readonly string[]): string {
  if (teams.length === 0) return 'Todos los equipos tienen';
  if (teams.length <= namedTeams) return `Faltan los de ${joinNames(teams)}`;
  return `Faltan los de ${formatPlural(teams.length, 'equipo')}`;
}
