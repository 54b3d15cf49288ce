/** The form that adds a pasted list of players to one team. */
import type { Player } from '#shared/domain/schemas/player.ts';
import { defaultSettings } from '#shared/domain/schemas/settings.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { squadOfPlayers } from '#shared/domain/squad.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { type PastedPlayer, readPlayers } from '#shared/text/pasted-lists/read-players.ts';
import { saveAndRefresh } from '../../../lib/api/save.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useSettings } from '../../../lib/screen/use-settings.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ListPreview } from '../list-preview.tsx';
import { ListSource } from '../list-source.tsx';
import { listSummary } from '../list-summary.ts';
import { PasteListModal } from '../paste-list-modal.tsx';
import { useListCreation } from '../use-list-creation.ts';
import { type LineReader, usePastedList } from '../use-pasted-list.ts';
import { type CheckedPlayer, checkPlayers, type ListedPlayerBody } from './check-players.ts';
import { PlayerLine, playerColumnsClass, playerFieldLabels } from './player-line.tsx';

interface PastePlayersFormProps {
  readonly team: Team;
  /** Shown above the list: the choice of the team, or which squad was just created. */
  readonly children?: React.ReactNode;
  readonly onCreated: (players: readonly Player[]) => void;
  readonly onClose: () => void;
}

const readPlayersOfList: LineReader<PastedPlayer> = (rows, { isLastNameFirst }) =>
  readPlayers(rows, { isLastNameFirst });
const noPlayers: readonly Player[] = [];

export function PastePlayersForm({ team, children, onCreated, onClose }: PastePlayersFormProps) {
  const { user } = useSession();
  const today = useToday();
  const { settings = defaultSettings } = useSettings();
  const { data: squad = noPlayers } = useGet('GET /players/team/{id}', { params: { id: team.id } });
  const list = usePastedList(`jugadores pegados ${user?.id} ${team.id}`, readPlayersOfList);
  const checked = checkPlayers(list.lines, { squad, limits: settings, today });
  const creation = useListCreation<PastedPlayer, ListedPlayerBody, CheckedPlayer>(checked, async (players) => {
    const created = await saveAndRefresh('POST /players/batch', 'Error al crear los jugadores', {
      body: { teamId: team.id, players },
    });
    list.clear();
    onCreated(created);
  });
  const room = settings.squadSize - Object.keys(squadOfPlayers(squad).shirts).length;
  const count = formatPlural(creation.includedCount, 'jugador', 'jugadores');

  return (
    <PasteListModal
      title={`Jugadores de ${team.name}`}
      submitText={creation.includedCount > 0 ? `Crear ${count}` : 'Crear jugadores'}
      isSaving={creation.isSaving}
      failure={creation.failure}
      onSubmit={creation.submit}
      onClose={onClose}
    >
      {children}
      <ListSource
        label="Lista de jugadores"
        hint="Copiada de una planilla, de un chat o de un archivo CSV: un jugador por línea. Alcanza con nombre y apellido."
        placeholder={'7 Juan Pérez\nGómez, Ana; 1; Arquera; 12/05/1998'}
        text={list.text}
        onText={list.setText}
        onClear={list.clear}
      />
      {list.lines.length > 0 && (
        <>
          <Checkbox
            label="El apellido viene primero"
            checked={list.isLastNameFirst}
            onChange={({ currentTarget }) => list.setLastNameFirst(currentTarget.checked)}
          />
          <ListPreview
            caption="Lo que se leyó"
            summary={listSummary(`${count}, ${formatPlural(room, 'lugar libre', 'lugares libres')}`, creation)}
            omittedLines={list.omittedLines}
            columns={Object.values(playerFieldLabels)}
            columnsClass={playerColumnsClass}
          >
            {creation.lines.map((line, at) => (
              <PlayerLine
                key={line.key}
                line={line}
                place={at + 1}
                onCorrect={list.correct}
                onLeaveOut={list.leaveOut}
              />
            ))}
          </ListPreview>
        </>
      )}
      {list.text.trim() !== '' && list.lines.length === 0 && (
        <p role="status">No se encontró ningún nombre en el texto.</p>
      )}
    </PasteListModal>
  );
}
