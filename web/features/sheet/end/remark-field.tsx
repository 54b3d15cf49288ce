/** A remark for the federation. */
import { useId } from 'react';
import { limits } from '#shared/domain/limits.ts';

interface RemarkFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export function RemarkField({ text, onChange }: RemarkFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        Observación para la federación (no se publica)
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={limits.descriptionLength}
        value={text}
        onChange={({ currentTarget: { value } }) => onChange(value)}
        className="min-h-16 w-full rounded-control border-2 border-input bg-surface px-3 py-2 text-base"
      />
    </div>
  );
}
