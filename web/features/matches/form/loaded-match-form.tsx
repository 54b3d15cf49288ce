/** The match form after its options (teams, canchas, staff) are loaded, including saving. */
import { useEffect, useState } from 'react';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { isMatchOfficial } from '#shared/domain/squads/officials.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { useSettings } from '../../../lib/screen/use-settings.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { matchSummaryText } from '../match-texts.ts';
import { saveMatchInCache } from '../matches-cache.ts';
import { withdrawUndoOffer } from '../result/undo-result.ts';
import { usePlayedQuestion } from '../result/use-played-question.tsx';
import { GroupAndPlayoffFields } from './group-and-playoff-fields.tsx';
import { HomeAndAwayFields } from './home-and-away-fields.tsx';
import {
  bringsResult,
  type MatchFormValues,
  matchFormSchemaOf,
  matchFormValuesOf,
  matchRequestBodyOf,
  type NewMatchSuggestion,
  newMatchFormValues,
} from './match-fields.ts';
import { OfficialFields } from './official-fields.tsx';
import { OfficialForm } from './official-form.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { SheetUsersField } from './sheet-users-field.tsx';
import { StatusAndScoreFields } from './status-and-score-fields.tsx';
import { TournamentField } from './tournament-field.tsx';

const saveFailureText = 'Error al guardar el partido';

export interface MatchFormProps {
  /** The match to edit; null when the form creates a new one. */
  readonly match: Match | null;
  readonly tournaments: readonly Tournament[];
  readonly tournamentId: number;
  /** Initial values of a new match. */
  readonly suggestion?: NewMatchSuggestion;
  readonly onSaved?: (match: Match) => void;
  readonly onClose: () => void;
}

interface LoadedMatchFormProps extends MatchFormProps {
  readonly teams: readonly Team[];
  readonly canchas: readonly Cancha[];
  readonly staff: readonly Staff[];
}

export const matchFormTitle = (match: Match | null): string => (match ? 'Editar Partido' : 'Nuevo Partido');

export function LoadedMatchForm(props: LoadedMatchFormProps) {
  const { match, tournaments, tournamentId, suggestion, teams, canchas, staff } = props;
  const { settings } = useSettings();
  const today = useToday();
  const isShown = useIsMounted();
  const { confirmPlayed, question } = usePlayedQuestion();
  useEffect(() => {
    if (match) withdrawUndoOffer(match.id);
  }, [match]);
  const [isAddingOfficial, setIsAddingOfficial] = useState(false);
  const location = settings?.defaultLocation ?? '';
  const { data: users } = useGet('GET /auth/users', {});
  const { data: groups } = useGet('GET /groups/tournament/{id}', { params: { id: tournamentId } });
  const { form, errorOf, ...state } = useApiForm<MatchFormValues, MatchFormValues>({
    schema: matchFormSchemaOf(match),
    defaultValues: match ? matchFormValuesOf(match) : newMatchFormValues({ ...suggestion, tournamentId, location }),
    version: match?.version,
    onSave: async (fields, version) => {
      if (bringsResult(fields, match) && !(await confirmPlayed(fields.matchDate))) return;
      const saved = await saveMatch(match, fields, version);
      saveMatchInCache(saved);
      // onSaved navigates to the match, so it is not called if the user has already left the screen.
      if (isShown()) props.onSaved?.(saved);
      showToast(match ? 'Partido guardado' : 'Partido creado');
      props.onClose();
    },
    valuesOf: matchFormValuesOf,
    describe: (theirs: Match) =>
      matchSummaryText(theirs, today, [
        groups?.find(({ id }) => id === theirs.groupId)?.name,
        ...(users ?? [])
          .filter(({ id }) => theirs.sheetUserIds?.includes(id))
          .map(({ fullName }) => `planillero ${fullName}`),
      ]),
  });
  const tournament = tournaments.find(({ id }) => id === form.watch('tournamentId'));
  const fields = { form, errorOf, match };

  return (
    <>
      <FormModal
        {...state}
        title={matchFormTitle(match)}
        submitText={match ? 'Guardar' : 'Crear'}
        onClose={props.onClose}
      >
        {!match && !staff.some(isMatchOfficial) && (
          <Notice icon="warning" action={<Button onClick={() => setIsAddingOfficial(true)}>Crear árbitro</Button>}>
            Todavía no hay árbitros, y cada partido necesita uno.
          </Notice>
        )}
        <TournamentField {...fields} tournaments={tournaments} />
        <HomeAndAwayFields {...fields} teams={teams} participantIds={tournament?.teamIds ?? []} />
        <ScheduleFields {...fields} canchas={canchas} />
        <OfficialFields {...fields} staff={staff} teams={teams} onAdd={() => setIsAddingOfficial(true)} />
        <SheetUsersField {...fields} />
        <GroupAndPlayoffFields {...fields} />
        <StatusAndScoreFields {...fields} />
      </FormModal>
      {question}
      {isAddingOfficial && (
        <OfficialForm
          onCreated={({ id, role }) =>
            form.setValue(role === 'Referee' ? 'refereeId' : 'assistantId', id, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
          onClose={() => setIsAddingOfficial(false)}
        />
      )}
    </>
  );
}

function saveMatch(match: Match | null, fields: MatchFormValues, version: number | undefined): Promise<Match> {
  const body = matchRequestBodyOf(fields, match);
  if (match)
    return saveAndRefresh('PUT /matches/{id}', saveFailureText, {
      params: { id: match.id },
      body: { ...body, version },
    });
  const { homeTeamId, awayTeamId } = body;
  // Only an existing match can have an undecided team (null): the form of a new match requires both teams.
  return saveAndRefresh('POST /matches', saveFailureText, {
    body: { ...body, homeTeamId: homeTeamId ?? 0, awayTeamId: awayTeamId ?? 0 },
  });
}
