/** State of a stored fixture that is rearranged: the matches as they would be, which of them changed, and their saving. */
import { useState } from 'react';
import { optionsOfStoredFixture } from '#shared/domain/fixture/stored-options.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { PlannedRound } from '#shared/domain/schemas/fixture.ts';
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatShortDate, formatTime } from '#shared/text/dates.ts';
import { matchStatusLabels, teamNameOrFallback } from '#shared/text/labels.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useSaving } from '../../../lib/api/use-saving.ts';
import { storedInsteadOf } from '../../../lib/http/api-error.ts';
import { showBulkChangeToast } from '../../../lib/jobs/undo-group.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { EditedPlan } from '../editor/assess-move.ts';
import { areAsWanted, changedMatches, planOfStoredMatches, withCurrentVersions } from '../editor/stored-plan.ts';

interface RearrangementSource {
  readonly tournament: Tournament;
  readonly matches: readonly FormattedMatch[];
  readonly teams: readonly Team[];
  readonly canchas: readonly Cancha[];
  readonly officials: readonly Staff[];
  readonly onClose: () => void;
}

export function useRearrangement({ tournament, matches, teams, canchas, officials, onClose }: RearrangementSource) {
  const { matchMinutes } = tournament.rules;
  const today = useToday();
  // What was stored when the dialog opened: a change by somebody else meanwhile is refused by its version.
  const [stored, setStored] = useState(() => planOfStoredMatches(matches, matchMinutes));
  const [rounds, setRounds] = useState<readonly PlannedRound[]>(stored.rounds);
  const { save, isSaving, failure, forgetFailure } = useSaving();
  /** How often the matches were read anew, so that what was chosen before is forgotten. */
  const [revision, setRevision] = useState(0);
  /** The matches that somebody else changed meanwhile, as they are now. */
  const [theirs, setTheirs] = useState<readonly Match[] | null>(null);
  const changes = changedMatches(stored.rounds, rounds);

  const plan: EditedPlan = {
    rounds,
    options: optionsOfStoredFixture(tournament, matches, canchas),
    matchMinutes,
    teamIds: tournament.teamIds,
    taken: stored.taken,
    nameOfTeam: (id) => teamNameOrFallback(teams.find((team) => team.id === id)?.name, id),
    nameOfOfficial: (id) => officials.find((person) => person.id === id)?.name ?? 'Árbitro',
  };
  const change = (changed: readonly PlannedRound[]) => {
    setRounds(changed);
    forgetFailure();
  };
  const send = async (sent: typeof changes): Promise<void> => {
    try {
      await saveAndRefresh('PUT /tournaments/{id}/fixture/matches', 'No se pudo reacomodar la fecha', {
        params: { id: tournament.id },
        body: { matches: sent },
      });
    } catch (error) {
      const current = storedInsteadOf<readonly Match[]>(error);
      if (!current || !areAsWanted(sent, current)) throw error;
      await send(withCurrentVersions(sent, current));
    }
  };
  const submit = async (sent: typeof changes) => {
    setTheirs(null);
    await send(sent);
    const text = formatPlural(sent.length, 'partido cambiado', 'partidos cambiados');
    if (sent.length > 1) void showBulkChangeToast(text, tournament.id, 'move');
    else showToast(text);
    onClose();
  };
  const explain = (error: unknown) => {
    const current = storedInsteadOf<readonly Match[]>(error);
    setTheirs(current);
    return current !== null;
  };
  const saveChanges = (sent: typeof changes) => void save(() => submit(sent), { explain });
  const placeText = (match: Match) => {
    const { homeTeamId, awayTeamId, status, matchDate, cancha, referee } = match;
    const state = status !== 'scheduled' && matchStatusLabels[status];
    const teamNames = [homeTeamId, awayTeamId].map((id) => plan.nameOfTeam(id ?? 0)).join(' contra ');
    const place = [formatShortDate(matchDate, today), formatTime(match.matchTime), cancha?.nombre];
    return [teamNames, state, ...place, referee && `árbitro ${referee.name}`].filter(Boolean).join(', ');
  };
  const takeTheirs = (current: readonly Match[]) => {
    const now = matches.map((match) => ({ ...match, ...current.find(({ id }) => id === match.id) }));
    const plan = planOfStoredMatches(now, matchMinutes);
    setStored(plan);
    setRounds(plan.rounds);
    setRevision(revision + 1);
    setTheirs(null);
  };
  const conflict = theirs && {
    text: `Otra persona cambió estos partidos mientras tanto. Ahora: ${theirs.map(placeText).join('; ')}.`,
    keepMine: () => saveChanges(withCurrentVersions(changes, theirs)),
    takeTheirs: () => takeTheirs(theirs),
  };
  return { plan, changes, change, save: () => saveChanges(changes), isSaving, failure, conflict, revision };
}
