/**
 * Dialog that creates pasted lists of teams, for a tournament or for none. Loaded lazily, because it bundles the CSV
 * library and the contract's schemas.
 */
import type { Team } from '#shared/domain/schemas/team.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { type PastedTeam, readTeams } from '#shared/text/pasted-lists/read-teams.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showToast } from '../../../ui/toasts.ts';
import { OneKindModal } from '../one-kind-modal.tsx';
import { useListCreation } from '../use-list-creation.ts';
import { type LineReader, usePastedList } from '../use-pasted-list.ts';
import { type CheckedTeam, checkTeams, type ListedTeamBody } from './check-teams.ts';
import { TeamLine, teamColumnsClass, teamFieldLabels } from './team-line.tsx';

interface PasteTeamsDialogProps {
  /** The tournament that the new teams take part in. */
  readonly tournamentId?: number;
  readonly onCreated?: (teams: readonly Team[]) => void;
  readonly onClose: () => void;
}

const readTeamsOfList: LineReader<PastedTeam> = (rows) => readTeams(rows);
const noTeams: readonly Team[] = [];

export function PasteTeamsDialog({ tournamentId, onCreated, onClose }: PasteTeamsDialogProps) {
  const { user } = useSession();
  const currentYear = Number(useToday().slice(0, 4));
  const { data: known = noTeams } = useGet('GET /teams', {});
  const list = usePastedList(`equipos pegados ${user?.id} ${tournamentId ?? 0}`, readTeamsOfList);
  const checked = checkTeams(list.lines, { teams: known, currentYear });
  const create = async (teams: ListedTeamBody[]) => {
    const created = await saveAndRefresh('POST /teams/batch', 'Error al crear los equipos', {
      body: { ...(tournamentId !== undefined && { tournamentId }), teams },
    });
    list.clear();
    onCreated?.(created);
    showToast(`Se crearon ${formatPlural(created.length, 'equipo')}`);
    onClose();
  };
  const part = { name: 'la lista', lines: checked, create };
  const creation = useListCreation<PastedTeam, ListedTeamBody, CheckedTeam>([part]);

  return (
    <OneKindModal
      kind="equipo"
      hint="Copiada de una planilla, de un chat o de un archivo CSV: un equipo por línea. Alcanza con el nombre."
      placeholder={'Deportivo Ombú\nAtlético Ceibo; Raúl Paz; Lanús; 1948'}
      list={list}
      checked={checked}
      creation={creation}
      fieldLabels={teamFieldLabels}
      columnsClass={teamColumnsClass}
      Line={TeamLine}
      onClose={onClose}
    />
  );
}
