/** Tables of players, one for each team, with a search field when there are many. */
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { isSearchMatch } from '#shared/text/search.ts';
import { ListSearchField, NoSearchResult, useListSearch } from '../../ui/list-search.tsx';
import { Crest } from '../../views/crest.tsx';
import { SquadTable } from './squad-table.tsx';

/** The page of a team tells the reasons of its suspensions. */
const noSuspensions: readonly Suspension[] = [];

interface PlayerGroupsProps {
  readonly players: readonly Player[];
  /** The teams, in the order of the groups on the screen. */
  readonly teams: readonly Team[];
  readonly hrefOf: (teamId: number) => string;
  readonly mayManage: (teamId: number) => boolean;
  readonly onEdit: (player: Player) => void;
  readonly onDelete: (player: Player) => void;
}

export function PlayerGroups({ players, teams, hrefOf, mayManage, onEdit, onDelete }: PlayerGroupsProps) {
  const search = useListSearch();
  const showsMatches = players.some(({ matchesPlayed }) => matchesPlayed > 0);
  const found = players.filter((player) =>
    isSearchMatch(search.appliedQuery, [player.fullName, player.position, player.role]),
  );
  return (
    <>
      <ListSearchField
        search={search}
        entryCount={players.length}
        label="Buscar jugador"
        placeholder="Nombre o posición"
        resultText={formatPlural(found.length, 'jugador', 'jugadores')}
      />
      {found.length === 0 && <NoSearchResult search={search} icon="shirt" subject="Ningún jugador" />}
      {groupByTeam(found, teams).map(({ team, teamId, members }) => (
        <section key={teamId} className="flex flex-col gap-2 section-visibility-160">
          <h2 className="text-lg">
            <a
              href={hrefOf(teamId)}
              className="inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control pr-2 hover:bg-tint"
            >
              <Crest id={teamId} name={teamNameOrFallback(team?.name, teamId)} logo={team?.logo} />
              {teamNameOrFallback(team?.name, teamId)}
            </a>
          </h2>
          <SquadTable
            players={members}
            suspensions={noSuspensions}
            caption={`Jugadores de ${teamNameOrFallback(team?.name, teamId)}`}
            showsMatches={showsMatches}
            onEdit={mayManage(teamId) ? onEdit : undefined}
            onDelete={mayManage(teamId) ? onDelete : undefined}
          />
        </section>
      ))}
    </>
  );
}

interface TeamWithPlayers {
  readonly teamId: number;
  /** Team of the group; undefined for a moment if the list of teams is older than the list of players. */
  readonly team: Team | undefined;
  readonly members: readonly Player[];
}

function groupByTeam(players: readonly Player[], teams: readonly Team[]): TeamWithPlayers[] {
  const byTeam = Map.groupBy(players, ({ teamId }) => teamId);
  const known = teams.map(({ id }) => id).filter((id) => byTeam.has(id));
  const others = [...byTeam.keys()].filter((id) => !known.includes(id));
  return [...known, ...others].map((teamId) => ({
    teamId,
    team: teams.find(({ id }) => id === teamId),
    members: byTeam.get(teamId) ?? [],
  }));
}
