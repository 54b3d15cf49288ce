/** The lines of one team in the preview of pasted players; asks which team is meant where no team has that name. */
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { squadOfPlayers } from '#shared/domain/squads/squad.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { PastedPlayer } from '#shared/text/pasted-lists/read-players.ts';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { hasMistakes, type LineProps } from '../checked-line.ts';
import { ListPreview } from '../list-preview.tsx';
import { listSummary } from '../list-summary.ts';
import type { CheckedPlayer } from './check-players.ts';
import { PlayerLine, playerColumnsClass, playerFieldLabels } from './player-line.tsx';
import type { ListedSquad } from './squads-of-list.ts';

interface SquadPreviewProps extends Pick<LineProps<PastedPlayer, CheckedPlayer>, 'onCorrect' | 'onLeaveOut'> {
  readonly squad: ListedSquad<CheckedPlayer> & { readonly squad: readonly Player[] };
  readonly lines: readonly CheckedPlayer[];
  /** The number of its first line in the whole list. */
  readonly firstPlace: number;
  readonly isOneOfSeveral: boolean;
  readonly squadSize: number;
  readonly teams: readonly Team[];
  readonly omittedLines: number;
  readonly onTeam: (teamId: number) => void;
}

export function SquadPreview(props: SquadPreviewProps) {
  const { squad, lines, firstPlace, isOneOfSeveral, squadSize, teams, omittedLines, onTeam, ...actions } = props;
  const included = lines.filter(({ isLeftOut }) => !isLeftOut);
  const room = squadSize - Object.keys(squadOfPlayers(squad.squad).shirts).length;
  const count = formatPlural(included.length, 'jugador', 'jugadores');
  const counts = { lines, includedCount: included.length, mistakeCount: included.filter(hasMistakes).length };
  return (
    <div className="flex flex-col gap-2">
      {isOneOfSeveral && <h3 className="text-lg">{squad.name}</h3>}
      {!squad.team && (
        <Field
          label={`¿Qué equipo es '${squad.name}'?`}
          hint="Ningún equipo se llama así. Hasta que elijas uno, sus jugadores quedan sin crear."
          className="md:max-w-sm"
        >
          <Select value="" onChange={({ currentTarget }) => onTeam(Number(currentTarget.value))}>
            <option value="">Elegí un equipo</option>
            <NamedOptions of={teams} />
          </Select>
        </Field>
      )}
      <ListPreview
        caption={isOneOfSeveral ? `Lo que se leyó de ${squad.name}` : 'Lo que se leyó'}
        summary={listSummary(
          squad.team ? `${count}, ${formatPlural(room, 'lugar libre', 'lugares libres')}` : count,
          counts,
        )}
        omittedLines={omittedLines}
        columns={Object.values(playerFieldLabels)}
        columnsClass={playerColumnsClass}
      >
        {lines.map((line, at) => (
          <PlayerLine key={line.key} line={line} place={firstPlace + at} {...actions} />
        ))}
      </ListPreview>
    </div>
  );
}
