/** A line of a pasted fixture: round, day, hour, cancha, teams and score, corrected in place. */
import { memo } from 'react';
import type { PastedMatch } from '#shared/text/pasted-lists/read-matches.ts';
import type { LineProps } from '../checked-line.ts';
import { LineFrame } from '../line-frame.tsx';
import { inputPropsOf, LineInput } from '../line-input.tsx';
import type { CheckedMatch } from './check-matches.ts';

export const matchColumnsClass = 'md:grid-cols-[5.25rem_8.75rem_4.25rem_1fr_1.7fr_1.7fr_3.75rem]';

export const matchFieldLabels: Record<keyof PastedMatch, string> = {
  round: 'Ronda',
  date: 'Día',
  time: 'Hora',
  cancha: 'Cancha',
  home: 'Local',
  away: 'Visitante',
  score: 'Resultado',
};

/** The ids of the lists from which teams and canchas are completed. */
export const teamNamesId = 'paste-matches-teams';
export const canchaNamesId = 'paste-matches-canchas';

export const MatchLine = memo(function MatchLine({
  line,
  place,
  onCorrect,
  onLeaveOut,
}: LineProps<PastedMatch, CheckedMatch>) {
  const { home, away } = line.fields;
  const inputOf = (field: keyof PastedMatch) => inputPropsOf(field, line, matchFieldLabels, onCorrect);
  return (
    <LineFrame
      line={line}
      place={place}
      name={`${home} contra ${away}`}
      fieldLabels={matchFieldLabels}
      onLeaveOut={onLeaveOut}
    >
      <div className={`grid grid-cols-2 gap-1.5 ${matchColumnsClass}`}>
        <LineInput {...inputOf('round')} placeholder={matchFieldLabels.round} />
        <LineInput {...inputOf('date')} type="date" />
        <LineInput {...inputOf('time')} placeholder="14:00" className="tabular-nums" />
        <LineInput {...inputOf('cancha')} placeholder={matchFieldLabels.cancha} list={canchaNamesId} />
        <LineInput
          {...inputOf('home')}
          placeholder={matchFieldLabels.home}
          list={teamNamesId}
          className="max-md:col-span-2"
        />
        <LineInput
          {...inputOf('away')}
          placeholder={matchFieldLabels.away}
          list={teamNamesId}
          className="max-md:col-span-2"
        />
        <LineInput {...inputOf('score')} placeholder="2-1" inputMode="text" className="tabular-nums" />
      </div>
    </LineFrame>
  );
});
