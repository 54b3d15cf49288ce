/** One line of a pasted list in the preview: whether it is taken, its fields, and what is wrong in it below. */
import type { ReactNode } from 'react';
import { type CheckedLine, type LineProps, mistakeTexts } from './checked-line.ts';

interface LineFrameProps<Fields>
  extends Pick<LineProps<Fields, Omit<CheckedLine<Fields, unknown>, 'body'>>, 'line' | 'place' | 'onLeaveOut'> {
  /** What the line is about, for screen readers: 'Juan Pérez'. */
  readonly name: string;
  readonly fieldLabels: Record<keyof Fields, string>;
  /** The fields; not shown for a line that is left out. */
  readonly children: ReactNode;
}

export function LineFrame<Fields>({ line, place, name, fieldLabels, onLeaveOut, children }: LineFrameProps<Fields>) {
  const { key, source, isLeftOut, notes } = line;
  const id = `line-${place}`;
  const mistakes = mistakeTexts(line.mistakes, fieldLabels);
  return (
    <li
      data-wrong={mistakes.length > 0 || undefined}
      className={`border-line border-t py-2 ${mistakes.length > 0 ? 'bg-notice/40' : ''}`}
    >
      <fieldset aria-describedby={`${id}-mistakes`} className="flex items-start gap-1">
        <legend className="sr-only">{`Línea ${place}: ${name}`}</legend>
        <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label="Incluir"
            checked={!isLeftOut}
            onChange={({ currentTarget }) => onLeaveOut(key, !currentTarget.checked)}
            className="size-5 accent-primary"
          />
        </label>
        <div className="min-w-0 flex-1 pr-1">
          {isLeftOut ? (
            <p className="py-2.5 text-muted line-through decoration-muted">{source}</p>
          ) : (
            <div className="grid gap-1.5">{children}</div>
          )}
          <p id={`${id}-mistakes`} className="text-sm">
            {mistakes.map((mistake) => (
              <span key={mistake} className="block font-semibold text-loss-text">
                {mistake}
              </span>
            ))}
            {notes.map((note) => (
              <span key={note} className="block text-muted">
                {note}
              </span>
            ))}
          </p>
        </div>
      </fieldset>
    </li>
  );
}
