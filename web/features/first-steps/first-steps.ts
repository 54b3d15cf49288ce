/** The steps from an empty database to a tournament with its fixture: which of them are done, and where each is taken. */
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural, joinNames } from '#shared/spanish/numbers.ts';
import type { ChecklistStep } from '../../ui/checklist.tsx';

/** What the steps are decided by. */
export interface FederationFacts {
  readonly hasOwnName: boolean;
  readonly canchas: number;
  /** How many referees and assistants the federation has. */
  readonly officials: number;
  /** The tournament that is being set up; undefined before there is one. */
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'teamIds'> | undefined;
  /** The tournament's teams without players. */
  readonly teamsWithoutPlayers: readonly Pick<Team, 'id' | 'name'>[];
}

export interface FirstStep extends ChecklistStep {
  readonly key: 'federation' | 'canchas' | 'officials' | 'tournament' | 'players' | 'fixture';
  /** What its link says, as in 'Crear canchas'. */
  readonly action: string;
  readonly href: string;
}

/** A league needs two teams. */
const minTeams = 2;
const namedTeams = 2;

/** The six steps in the order in which they are best done; the last one ends them. */
export function firstStepsFromFacts(facts: FederationFacts): readonly FirstStep[] {
  const { hasOwnName, canchas, officials, tournament, teamsWithoutPlayers } = facts;
  const teams = tournament?.teamIds.length ?? 0;
  const hasTeams = teams >= minTeams;
  const [firstTeam] = teamsWithoutPlayers;
  return [
    {
      key: 'federation',
      title: 'Tu federación',
      detail: hasOwnName ? 'Con nombre propio' : 'Ponele su nombre',
      isDone: hasOwnName,
      action: 'Poner el nombre',
      href: paths.settings.getHref(),
    },
    {
      key: 'canchas',
      title: 'Canchas',
      detail: canchas > 0 ? formatPlural(canchas, 'cancha') : 'Cargá al menos una',
      isDone: canchas > 0,
      action: 'Crear canchas',
      href: paths.canchas.getHref(),
    },
    {
      key: 'officials',
      title: 'Árbitros',
      detail: officials > 0 ? formatPlural(officials, 'persona') : 'Quienes dirigen',
      isDone: officials > 0,
      action: 'Agregar árbitros',
      href: `${paths.settings.getHref()}?tab=arbitros`,
    },
    {
      key: 'tournament',
      title: 'Torneo y equipos',
      detail: tournamentText(tournament),
      isDone: hasTeams,
      action: tournament ? 'Agregar equipos' : 'Crear torneo',
      href: tournament ? paths.tournament.getHref(tournament.id) : paths.newTournament.getHref(),
    },
    {
      key: 'players',
      title: 'Jugadores',
      detail: hasTeams ? missingPlayersText(teamsWithoutPlayers.map(({ name }) => name)) : 'Después de los equipos',
      isDone: hasTeams && !firstTeam,
      action: 'Agregar jugadores',
      href: firstTeam ? paths.team.getHref(firstTeam.id) : paths.teams.getHref(),
    },
    {
      key: 'fixture',
      title: 'Fixture',
      detail: 'Armalo con unos clics',
      isDone: false,
      action: 'Armar el fixture',
      href: paths.fixtureManagement.getHref(tournament?.id),
    },
  ];
}

function tournamentText(tournament: FederationFacts['tournament']): string {
  if (!tournament) return 'Creá el primero';
  const teams = tournament.teamIds.length;
  return `${tournament.name}: ${teams >= minTeams ? formatPlural(teams, 'equipo') : 'faltan equipos'}`;
}

function missingPlayersText(teams: readonly string[]): string {
  if (teams.length === 0) return 'Todos los equipos tienen';
  if (teams.length <= namedTeams) return `Faltan los de ${joinNames(teams)}`;
  return `Faltan los de ${formatPlural(teams.length, 'equipo')}`;
}
