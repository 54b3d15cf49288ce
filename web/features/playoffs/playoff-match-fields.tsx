/** The matches to be played, with the pairs that the table gives now, and the fields for their dates and times. */

import { daysOfLaterStages } from '#shared/domain/playoffs/playoff-dates.ts';
import { type PlannedSide, type PlannedTie, playoffRounds, stageNameOf } from '#shared/domain/playoffs/playoff-plan.ts';
import { playoffStageOf } from '#shared/domain/round-names.ts';
import type { PlayingDays } from '#shared/domain/rounds/next-playing-day.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { pendingSideName } from '#shared/text/presenters.ts';
import { type EarlierMatch, EarlierStageFields } from './earlier-stage-fields.tsx';
import type { KickOffField, PlayoffForm } from './kick-off-fields.tsx';
import { LateMatchFields } from './late-match-fields.tsx';
import type { QualifierOption } from './qualifier-options.ts';

interface PlayoffMatchFieldsProps extends PlayoffForm {
  readonly option: QualifierOption;
  readonly table: readonly FormattedStanding[];
  readonly matchMinutes: number;
  readonly playingDays: PlayingDays | null;
}

export function PlayoffMatchFields(props: PlayoffMatchFieldsProps) {
  const { option, table, matchMinutes, playingDays, form, errorOf } = props;
  const teamNames = new Map(table.map(({ teamId, teamName }) => [teamId, teamName]));
  const nameOf = (teamId: number) => teamNames.get(teamId) ?? '';
  const pairs = new Map(option.ties.map((tie) => [tie.round, pairText(tie, nameOf)]));
  const byes = (option.draw?.firstRound ?? []).filter(([, away]) => away === null).map(([home]) => nameOf(home));
  const earlier = Map.groupBy(earlierMatches(option, pairs), ({ round }) => stageNameOf(round));
  const [firstStage] = earlier.keys();
  const fields = { form, errorOf };
  return (
    <>
      {[...earlier].map(([stage, matches]) => (
        <EarlierStageFields
          key={stage}
          {...fields}
          stage={stage}
          matches={matches}
          byes={stage === firstStage ? byes : []}
          matchMinutes={matchMinutes}
          onDay={(day) => moveLaterStages(form, matches[0]?.round ?? '', day, playingDays)}
        />
      ))}
      {earlier.size === 0 && byes.length > 0 && (
        <p className="text-sm">{`Pasa directo a la final: ${joinNames(byes)}`}</p>
      )}
      <LateMatchFields {...fields} pairs={option.draw ? pairs : pairsWithoutTeams} />
    </>
  );
}

/** Moves the stages after that of `round` to a week after `day` and so on, but no match that the user has moved. */
function moveLaterStages(form: PlayoffForm['form'], round: string, day: string, playingDays: PlayingDays | null): void {
  const earlier = (form.getValues('rounds') ?? []).map((each) => each.round);
  const rounds = [...earlier, ...Object.values(playoffRounds)];
  for (const [later, date] of daysOfLaterStages(rounds, round, day, playingDays)) {
    const field = lateDateFields.get(later) ?? (`rounds.${earlier.indexOf(later)}.date` as const);
    if (form.getFieldState(field).isDirty) continue;
    form.setValue(field, date, { shouldValidate: form.formState.isSubmitted });
  }
}

const lateDateFields = new Map<string, KickOffField>([
  [playoffRounds.semi1, 'semi1Date'],
  [playoffRounds.semi2, 'semi2Date'],
  [playoffRounds.third, 'thirdPlaceDate'],
  [playoffRounds.final, 'finalDate'],
]);

const pairsWithoutTeams = new Map(Object.values(playoffRounds).map((round) => [round, '']));

const earlierMatches = ({ ties }: QualifierOption, pairs: ReadonlyMap<string, string>): EarlierMatch[] =>
  ties
    .filter(({ round }) => playoffStageOf(round) === 'earlier')
    .map(({ round }, at) => ({ at, round, pair: pairs.get(round) ?? '' }));

function pairText({ home, away }: PlannedTie, nameOf: (teamId: number) => string): string {
  const side = (planned: PlannedSide, place: 'home' | 'away') =>
    'from' in planned ? pendingSideName(planned.outcome, place, planned.from) : nameOf(planned.teamId);
  return `${side(home, 'home')} contra ${side(away, 'away')}`;
}
