/** Fields for the home and the away team; the home team is not among the options for the away team. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { Field } from '../../../ui/field.tsx';
import type { MatchFieldProps } from './match-field-props.ts';
import { TeamSelect, teamRegisterOptions } from './team-select.tsx';

interface HomeAndAwayFieldsProps extends MatchFieldProps {
  readonly teams: readonly Team[];
  readonly participantIds: readonly number[];
}

export function HomeAndAwayFields({ form, errorOf, match, teams, participantIds }: HomeAndAwayFieldsProps) {
  const openHome = match && match.homeTeamId === null ? match.homeTeam.name : null;
  const openAway = match && match.awayTeamId === null ? match.awayTeam.name : null;
  const homeTeamId = form.watch('homeTeamId');
  const choices = { teams, participantIds };

  const leaveAway = () => {
    const { homeTeamId: home, awayTeamId: away } = form.getValues();
    if (away && home === away) form.setValue('awayTeamId', undefined as never);
  };

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Local" error={errorOf('homeTeamId')} isRequired>
        <TeamSelect
          {...choices}
          openSide={openHome}
          {...form.register('homeTeamId', { ...teamRegisterOptions(openHome), onChange: leaveAway })}
        />
      </Field>
      <Field label="Visitante" error={errorOf('awayTeamId')} isRequired>
        <TeamSelect
          {...choices}
          without={homeTeamId}
          openSide={openAway}
          {...form.register('awayTeamId', teamRegisterOptions(openAway))}
        />
      </Field>
    </div>
  );
}
