/** Fields of the match form for the group of the match, and for whether it belongs to the playoffs. */
import { useEffect } from 'react';
import { isPlayoffRound } from '#shared/domain/round-names.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import type { MatchFieldProps } from './match-field-props.ts';

export function GroupAndPlayoffFields({ form, errorOf, match }: MatchFieldProps) {
  const { watch, setValue } = form;
  const tournamentId = watch('tournamentId');
  const { data: groups } = useGet(
    'GET /groups/tournament/{id}',
    tournamentId ? { params: { id: tournamentId } } : null,
  );
  const groupId = watch('groupId') ?? 0;
  const round = watch('round') ?? '';
  const byName = match && match.round === round ? match.isPlayoff : isPlayoffRound(round);
  const isKnown = groupId === 0 || !groups || groups.some(({ id }) => id === groupId);
  useEffect(() => {
    // The selected group belongs to another tournament, so it is cleared.
    if (!isKnown) setValue('groupId', 0);
  }, [isKnown, setValue]);

  return (
    <>
      {groups && groups.length > 0 && (
        <Field label="Zona" error={errorOf('groupId')}>
          <Select
            value={groupId}
            onChange={({ currentTarget: { value } }) =>
              setValue('groupId', Number(value), { shouldDirty: true, shouldValidate: true })
            }
          >
            <option value={0}>Sin zona</option>
            <NamedOptions of={groups} />
          </Select>
        </Field>
      )}
      <div>
        <Checkbox
          label="Partido de playoffs"
          checked={watch('isPlayoff') ?? byName}
          onChange={({ currentTarget: { checked } }) => setValue('isPlayoff', checked, { shouldDirty: true })}
        />
        <p className="pl-8 text-muted text-sm">Los partidos de playoffs no suman en la tabla de posiciones.</p>
      </div>
    </>
  );
}
