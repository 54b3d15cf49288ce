/**
 * Dialog that adds pasted lists of players, one team after the other: when a squad was created it goes on with the next
 * team without players. Loaded lazily, because it bundles the CSV library and the contract's schemas.
 */
import { useState } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { findTeamWithoutPlayers, teamsInTurn } from './next-team.ts';
import { PastePlayersForm } from './paste-players-form.tsx';

export interface PastePlayersDialogProps {
  /** Teams the players can belong to; with one team there is no choice. */
  readonly teams: readonly [Team, ...Team[]];
  /** The team chosen first, or null. */
  readonly teamId: number | null;
  readonly onClose: () => void;
}

const noTeams: readonly Team[] = [];

export function PastePlayersDialog({ teams, teamId, onClose }: PastePlayersDialogProps) {
  const { can } = useSession();
  const isShown = useIsMounted();
  const { data: allTeams = noTeams } = useGet('GET /teams', {});
  const { data: tournaments = [] } = useGet('GET /tournaments', {});
  const [team, setTeam] = useState<Team>(teams.find(({ id }) => id === teamId) ?? teams[0]);
  const [created, setCreated] = useState<string | null>(null);

  const goOn = async (size: number) => {
    const text = `Se agregaron ${formatPlural(size, 'jugador', 'jugadores')} a ${team.name}.`;
    const candidates = can('competition.manage') ? teamsInTurn(team, allTeams, tournaments) : [];
    const next = await findTeamWithoutPlayers(candidates);
    if (!isShown()) return;
    if (!next) {
      showToast(text);
      return onClose();
    }
    setCreated(`${text} Siguiente equipo: ${next.name}.`);
    setTeam(next);
  };
  const chooseTeam = (value: string) => {
    const chosen = teams.find(({ id }) => id === Number(value));
    if (chosen) setTeam(chosen);
    setCreated(null);
  };

  return (
    <PastePlayersForm
      key={team.id}
      team={team}
      teams={can('competition.manage') ? allTeams : teams}
      onCreated={({ length }) => void goOn(length)}
      onClose={onClose}
    >
      {created && <Notice icon="check">{created}</Notice>}
      {teams.length > 1 && (
        <Field label="Equipo" className="md:max-w-sm">
          <Select value={team.id} onChange={({ currentTarget }) => chooseTeam(currentTarget.value)}>
            <NamedOptions of={teams} />
          </Select>
        </Field>
      )}
    </PastePlayersForm>
  );
}
