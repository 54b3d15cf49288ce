/** A line of a list of canchas: name and address, corrected in place. */
import { memo } from 'react';
import type { PastedCancha } from '#shared/text/pasted-lists/read-canchas.ts';
import type { LineProps } from '../checked-line.ts';
import { LineFrame } from '../line-frame.tsx';
import { inputPropsOf, LineInput } from '../line-input.tsx';
import type { CheckedCancha } from './check-canchas.ts';

export const canchaColumnsClass = 'md:grid-cols-[1fr_2fr]';

export const canchaFieldLabels: Record<keyof PastedCancha, string> = { nombre: 'Nombre', ubicacion: 'Dirección' };

export const CanchaLine = memo(function CanchaLine({
  line,
  place,
  onCorrect,
  onLeaveOut,
}: LineProps<PastedCancha, CheckedCancha>) {
  const { fields } = line;
  const inputOf = (field: keyof PastedCancha) => inputPropsOf(field, line, canchaFieldLabels, onCorrect);
  return (
    <LineFrame line={line} place={place} name={fields.nombre} fieldLabels={canchaFieldLabels} onLeaveOut={onLeaveOut}>
      <div className={`grid gap-1.5 ${canchaColumnsClass}`}>
        <LineInput {...inputOf('nombre')} />
        <LineInput {...inputOf('ubicacion')} placeholder={canchaFieldLabels.ubicacion} />
      </div>
    </LineFrame>
  );
});
