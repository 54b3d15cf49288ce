/** 'Reemplazar árbitro': somebody takes over all matches to come of a referee or assistant. */
import { useState } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { isMatchOfficial } from '#shared/domain/squads/officials.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { jobOf } from '../../../lib/api/run-job.ts';
import { useJob } from '../../../lib/api/use-job.ts';
import { JobDialog } from '../../../lib/jobs/job-dialog.tsx';
import { showBulkChangeToast } from '../../../lib/jobs/undo-group.ts';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { matchesOfOfficial } from './affected-matches.ts';

interface ReplaceOfficialDialogProps {
  readonly tournament: Tournament;
  readonly matches: readonly FormattedMatch[];
  readonly officials: readonly Staff[];
  readonly onClose: () => void;
}

export function ReplaceOfficialDialog({ tournament, matches, officials, onClose }: ReplaceOfficialDialogProps) {
  const [officialId, setOfficialId] = useState(0);
  const [replacementId, setReplacementId] = useState(0);
  const job = useJob();
  const people = officials.filter(isMatchOfficial);
  const replaceable = officials.filter(({ id }) => matchesOfOfficial(matches, id).length > 0);
  const official = replaceable.find(({ id }) => id === officialId);
  const replacement = people.find(({ id }) => id === replacementId && id !== officialId);
  const affected = formatPlural(matchesOfOfficial(matches, officialId).length, 'partido');

  const confirm = () =>
    void job.run(
      jobOf('POST /tournaments/{id}/fixture/officials', tournament.id, { officialId, replacementId }),
      'No se pudo reemplazar al árbitro',
      ({ replaced }) => {
        const text = `${replacement?.name ?? 'Otra persona'} dirige ${formatPlural(replaced, 'partido')} más`;
        void showBulkChangeToast(text, tournament.id, 'officials');
        onClose();
      },
    );

  return (
    <JobDialog
      title="Reemplazar árbitro"
      confirmText={official && replacement ? `Reemplazar en ${affected}` : 'Reemplazar'}
      progressLabel="Cambiando sus partidos"
      tournamentId={tournament.id}
      job={job}
      isIncomplete={!official || !replacement}
      onConfirm={confirm}
      onClose={onClose}
    >
      {replaceable.length === 0 ? (
        <p>Ningún árbitro tiene partidos por jugar en este torneo.</p>
      ) : (
        <>
          <Field label="Reemplazar a" hint={official && `Le quedan ${affected}.`} isRequired>
            <Select value={officialId} onChange={({ currentTarget }) => setOfficialId(Number(currentTarget.value))}>
              <option value={0}>Elegí a quién</option>
              <NamedOptions of={replaceable} />
            </Select>
          </Field>
          <Field label="Por" isRequired>
            <Select
              value={replacementId}
              onChange={({ currentTarget }) => setReplacementId(Number(currentTarget.value))}
            >
              <option value={0}>Elegí por quién</option>
              <NamedOptions of={people.filter(({ id }) => id !== officialId)} />
            </Select>
          </Field>
        </>
      )}
    </JobDialog>
  );
}
