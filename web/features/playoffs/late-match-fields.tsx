/** Fields for the semifinals, the final and the match for the third place, as far as they are played. */
import { playoffRounds } from '#shared/domain/playoffs/playoff-plan.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { KickOffFields, type PlayoffForm } from './kick-off-fields.tsx';

interface LateMatchFieldsProps extends PlayoffForm {
  /** By round, the two teams or who they will be; rounds that are not there are not played. */
  readonly pairs: ReadonlyMap<string, string>;
}

export function LateMatchFields({ pairs, ...fields }: LateMatchFieldsProps) {
  const { form } = fields;
  const { semi1, semi2, third, final } = playoffRounds;
  /** The third-place match follows the day of the final until the user changes it. */
  const followFinal = (date: string) => {
    if (form.getFieldState('thirdPlaceDate').isDirty) return;
    form.setValue('thirdPlaceDate', date, { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <>
      {pairs.has(semi1) && (
        <KickOffFields {...fields} title={semi1} detail={pairs.get(semi1)} date="semi1Date" time="semi1Time" />
      )}
      {pairs.has(semi2) && (
        <KickOffFields {...fields} title={semi2} detail={pairs.get(semi2)} date="semi2Date" time="semi2Time" />
      )}
      <KickOffFields
        {...fields}
        title={final}
        detail={pairs.get(final)}
        date="finalDate"
        time="finalTime"
        onDateChange={followFinal}
      />
      {pairs.has(third) && (
        <div className="flex flex-col gap-2">
          <Checkbox label="Con partido por el tercer puesto" {...form.register('include3rdPlaceMatch')} />
          {form.watch('include3rdPlaceMatch') && (
            <KickOffFields {...fields} title={third} date="thirdPlaceDate" time="thirdPlaceTime" />
          )}
        </div>
      )}
    </>
  );
}
