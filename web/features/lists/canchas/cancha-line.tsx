/** A line of a list of canchas: name and address, corrected in place. */
import { memo } from 'react';
import type { PastedCancha } from '#shared/text/pasted-lists/read-canchas.ts';
import { type LineProps, mistakeTexts } from '../checked-line.ts';
import { LineFrame } from '../line-frame.tsx';
import { LineInput } from '../line-input.tsx';
import type { CheckedCancha } from './check-canchas.ts';

export const canchaColumnsClass = 'md:grid-cols-[1fr_2fr]';

export const canchaFieldLabels: Record<keyof PastedCancha, string> = { nombre: 'Nombre', ubicacion: 'Dirección' };

export const CanchaLine = memo(function CanchaLine({
  line,
  place,
  onCorrect,
  onLeaveOut,
}: LineProps<PastedCancha, CheckedCancha>) {
  const { key, fields, mistakes } = line;
  const inputOf = (field: keyof PastedCancha) => ({
    label: canchaFieldLabels[field],
    value: fields[field],
    mistake: mistakes[field],
    onValue: (value: string) => onCorrect(key, { [field]: value }),
  });
  return (
    <LineFrame
      id={`line-${place}`}
      label={`Línea ${place}: ${fields.nombre}`}
      source={line.source}
      isLeftOut={line.isLeftOut}
      onLeaveOut={(isLeftOut) => onLeaveOut(key, isLeftOut)}
      mistakes={mistakeTexts(mistakes, canchaFieldLabels)}
      notes={line.notes}
    >
      <div className={`grid gap-1.5 ${canchaColumnsClass}`}>
        <LineInput {...inputOf('nombre')} />
        <LineInput {...inputOf('ubicacion')} placeholder={canchaFieldLabels.ubicacion} />
      </div>
    </LineFrame>
  );
});
