/** 'Postergar fecha': a round, or it and all later ones, moves by some days; the effect is shown first. */
import { useState } from 'react';
import { addDays, daysSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import { limits } from '#shared/domain/limits.ts';
import { nextPlayingDay } from '#shared/domain/rounds/next-playing-day.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { jobOf } from '../../../lib/api/run-job.ts';
import { useJob } from '../../../lib/api/use-job.ts';
import { JobDialog } from '../../../lib/jobs/job-dialog.tsx';
import { showBulkChangeToast } from '../../../lib/jobs/undo-group.ts';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { matchesToPostpone, roundsOfMatches, roundsToPlay } from './affected-matches.ts';

interface PostponeDialogProps {
  readonly tournament: Tournament;
  readonly matches: readonly FormattedMatch[];
  /** The round on the screen. */
  readonly round: string | undefined;
  readonly today: string;
  readonly onClose: () => void;
}

const usualDays = 7;

export function PostponeDialog({ tournament, matches, round: shownRound, today, onClose }: PostponeDialogProps) {
  const rounds = roundsToPlay(matches);
  const [round, setRound] = useState(
    shownRound !== undefined && rounds.includes(shownRound) ? shownRound : (rounds[0] ?? ''),
  );
  const [andLater, setAndLater] = useState(true);
  const affected = matchesToPostpone(matches, round, andLater);
  const suggestion = daysToNextPlayingDay(matchesToPostpone(matches, round, false), tournament);
  const [typed, setTyped] = useState<number | null>(null);
  const days = typed ?? suggestion ?? usualDays;
  const isPossible = days >= 1 && days <= limits.postponementDays;
  const job = useJob();

  const confirm = () =>
    void job.run(
      jobOf('POST /tournaments/{id}/fixture/postpone', tournament.id, { round, days, andLater }),
      'No se pudo postergar la fecha',
      ({ moved }) => {
        const text = formatPlural(moved, 'partido postergado', 'partidos postergados');
        void showBulkChangeToast(text, tournament.id, 'postpone');
        onClose();
      },
    );

  if (rounds.length === 0) {
    return (
      <JobDialog
        title="Postergar fecha"
        confirmText="Postergar"
        progressLabel=""
        tournamentId={tournament.id}
        job={job}
        isIncomplete
        onConfirm={confirm}
        onClose={onClose}
      >
        <p>No hay fechas con partidos por jugar.</p>
      </JobDialog>
    );
  }
  return (
    <JobDialog
      title="Postergar fecha"
      confirmText={`Postergar ${formatPlural(affected.length, 'partido')}`}
      progressLabel="Moviendo los partidos"
      tournamentId={tournament.id}
      job={job}
      isIncomplete={!isPossible}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Fecha">
        <Select value={round} onChange={({ currentTarget }) => setRound(currentTarget.value)}>
          {rounds.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label="Qué se mueve">
        <Select
          value={andLater ? 'later' : 'only'}
          onChange={({ currentTarget }) => setAndLater(currentTarget.value === 'later')}
        >
          <option value="later">Esta fecha y todas las siguientes</option>
          <option value="only">Solo esta fecha</option>
        </Select>
      </Field>
      <Field
        label="Cuántos días"
        error={isPossible ? undefined : `De 1 a ${limits.postponementDays}`}
        hint={suggestion === null ? undefined : `Hasta el próximo día de juego: ${formatPlural(suggestion, 'día')}`}
      >
        <NumberInput
          min={1}
          max={limits.postponementDays}
          value={Number.isNaN(days) ? '' : days}
          onChange={({ currentTarget }) => setTyped(currentTarget.valueAsNumber)}
        />
      </Field>
      {isPossible && (
        <section aria-label="Cómo queda">
          <ul className="divide-y divide-line rounded-control border border-line">
            {effectByRound(affected).map((effect) => (
              <li key={effect.round} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
                <span>{effect.round}</span>
                <span className="text-muted tabular-nums">
                  {`${formatShortDate(effect.date, today)} → ${formatShortDate(addDays(effect.date, days), today)}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-muted text-sm">Cada partido conserva su hora, su cancha y sus árbitros.</p>
        </section>
      )}
    </JobDialog>
  );
}

/** Days from the round's first day to the next playing day after its last. */
function daysToNextPlayingDay(ofRound: readonly FormattedMatch[], { fixtureOptions }: Tournament): number | null {
  const dates = ofRound.map(({ matchDate }) => matchDate).sort();
  const [first] = dates;
  const last = dates.at(-1);
  const next = last === undefined ? null : nextPlayingDay(last, fixtureOptions);
  return first === undefined || next === null ? null : daysSinceYearOne(next) - daysSinceYearOne(first);
}

/** The first day of each round. */
const effectByRound = (matches: readonly FormattedMatch[]) =>
  roundsOfMatches(matches).map((round) => ({
    round,
    date:
      matches
        .filter((match) => match.round === round)
        .map(({ matchDate }) => matchDate)
        .sort()[0] ?? '',
  }));
