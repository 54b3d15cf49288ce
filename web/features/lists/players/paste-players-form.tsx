/** The form that adds pasted players to one team, or to each of the teams that the list names. */
import { useCallback, useMemo, useState } from 'react';
import type { Player } from '#shared/domain/schemas/player.ts';
import { defaultSettings } from '#shared/domain/schemas/settings.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { type PastedPlayer, readPlayers } from '#shared/text/pasted-lists/read-players.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useSettings } from '../../../lib/screen/use-settings.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ListSource } from '../list-source.tsx';
import { PasteListModal } from '../paste-list-modal.tsx';
import { type ListPart, useListCreation } from '../use-list-creation.ts';
import { type LineReader, usePastedList } from '../use-pasted-list.ts';
import { type CheckedPlayer, checkPlayers, type ListedPlayerBody } from './check-players.ts';
import { SquadPreview } from './squad-preview.tsx';
import { squadsOfList } from './squads-of-list.ts';

interface PastePlayersFormProps {
  /** The team of players for whom the list names none. */
  readonly team: Team;
  /** The teams that a list may name. */
  readonly teams: readonly Team[];
  /** Shown above the list: the choice of the team, or which squad was just created. */
  readonly children?: React.ReactNode;
  readonly onCreated: (players: readonly Player[]) => void;
  readonly onClose: () => void;
}

type SquadPart = ListPart<ListedPlayerBody, CheckedPlayer>;
const noPlayers: readonly Player[] = [];
const countIncluded = ({ lines }: { readonly lines: readonly CheckedPlayer[] }): number =>
  lines.filter(({ isLeftOut }) => !isLeftOut).length;
const countPlayers = (count: number): string => formatPlural(count, 'jugador', 'jugadores');

export function PastePlayersForm({ team, teams, children, onCreated, onClose }: PastePlayersFormProps) {
  const { user } = useSession();
  const today = useToday();
  const { settings = defaultSettings } = useSettings();
  const list = usePastedList(`jugadores pegados ${user?.id} ${team.id}`, usePlayerReader(teams));
  const [chosenIds, setChosenIds] = useState<Readonly<Record<string, number>>>({});
  const named = squadsOfList(list.lines, { team, teams, chosenIds });
  const isOfSeveral = named.some((squad) => squad.team?.id !== team.id);
  const { data: players = noPlayers } = useSquads(isOfSeveral ? null : team.id);
  const squads = named.map((each) => {
    const squad = players.filter(({ teamId }) => teamId === each.team?.id);
    return { ...each, squad, lines: checkPlayers(each.lines, { squad, limits: settings, today }) };
  });

  const parts = squads.flatMap(({ team: of, name, lines }): SquadPart[] => {
    if (!of) return [];
    const create = async (bodies: ListedPlayerBody[]) => {
      const body = { teamId: of.id, players: bodies };
      const created = await saveAndRefresh('POST /players/batch', 'Error al crear los jugadores', { body });
      if (isOfSeveral) return;
      list.clear();
      onCreated(created);
    };
    return [{ name, lines, create }];
  });
  const finishSquads = (created: readonly SquadPart[], isWhole: boolean) => {
    if (!isOfSeveral || created.length === 0) return;
    const added = created.flatMap(({ lines }) => lines.filter(({ isLeftOut }) => !isLeftOut));
    showToast(`Se agregaron ${countPlayers(added.length)} a ${formatPlural(created.length, 'equipo')}`);
    // Whoever has no team yet stays, with all that was typed.
    if (!isWhole || squads.some((squad) => squad.team === null && countIncluded(squad) > 0))
      return list.leaveAllOut(added.map(({ key }) => key));
    list.clear();
    onClose();
  };
  const creation = useListCreation<PastedPlayer, ListedPlayerBody, CheckedPlayer>(parts, finishSquads);
  const count = countPlayers(creation.includedCount);
  const total = `${count} de ${formatPlural(parts.filter(countIncluded).length, 'equipo')}`;

  return (
    <PasteListModal
      title={isOfSeveral ? `Jugadores de ${formatPlural(squads.length, 'equipo')}` : `Jugadores de ${team.name}`}
      submitText={creation.includedCount > 0 ? `Crear ${isOfSeveral ? total : count}` : 'Crear jugadores'}
      isSaving={creation.isSaving}
      failure={creation.failure}
      onSubmit={creation.submit}
      onClose={onClose}
    >
      {children}
      <ListSource
        label="Lista de jugadores"
        hint="Copiada de una planilla, de un chat o de un archivo CSV: un jugador por línea. Con una columna 'Equipo', o el nombre de cada equipo arriba de los suyos, se cargan todos los equipos juntos."
        placeholder={'7 Juan Pérez\nGómez, Ana; 1; Arquera; 12/05/1998'}
        text={list.text}
        onText={list.setText}
        onClear={list.clear}
      />
      {list.lines.length > 0 && (
        <Checkbox
          label="El apellido viene primero"
          checked={list.isLastNameFirst}
          onChange={({ currentTarget }) => list.setLastNameFirst(currentTarget.checked)}
        />
      )}
      {squads.map((each, at) => (
        <SquadPreview
          key={each.team?.id ?? each.name}
          squad={each}
          lines={creation.withRefusals(each.lines)}
          firstPlace={1 + squads.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0)}
          isOneOfSeveral={isOfSeveral}
          squadSize={settings.squadSize}
          teams={teams}
          omittedLines={at === squads.length - 1 ? list.omittedLines : 0}
          onTeam={(id) => setChosenIds((before) => ({ ...before, [each.name]: id }))}
          onCorrect={list.correct}
          onLeaveOut={list.leaveOut}
        />
      ))}
      {list.text.trim() !== '' && list.lines.length === 0 && (
        <p role="status">No se encontró ningún nombre en el texto.</p>
      )}
    </PasteListModal>
  );
}

/** Reads players with the names of the teams as headings. */
function usePlayerReader(teams: readonly Team[]): LineReader<PastedPlayer> {
  const teamNames = useMemo(() => teams.map(({ name }) => name), [teams]);
  return useCallback((rows, { isLastNameFirst }) => readPlayers(rows, { isLastNameFirst, teamNames }), [teamNames]);
}

/** The players of one team; null for those of all. */
function useSquads(teamId: number | null) {
  const ofAll = useGet('GET /players', teamId === null ? {} : null);
  const ofTeam = useGet('GET /players/team/{id}', teamId === null ? null : { params: { id: teamId } });
  return teamId === null ? ofAll : ofTeam;
}
