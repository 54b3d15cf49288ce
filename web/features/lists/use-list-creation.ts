/** Creates a list as a whole: sends what is not left out, and puts the API's objections beside their lines. */
import { useState } from 'react';
import { type FailureMessage, failureMessageOf } from '../../lib/api/failure.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { type CheckedLine, hasMistakes, type Mistakes, mistakesByLine } from './checked-line.ts';

/** Focuses the first field with a mistake in the dialog, or the first one of a line that is wrong as a whole. */
function focusFirstMistake(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(`dialog[open] ${selector}`);
  (find('[aria-invalid="true"]') ?? find('[data-wrong] input'))?.focus();
}

/** @param create sends the bodies and shows what was created */
export function useListCreation<Fields, Body, Line extends CheckedLine<Fields, Body>>(
  lines: readonly Line[],
  create: (bodies: Body[]) => Promise<void>,
) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, { by: Mistakes<Fields>; body: string }>>>({});
  const isShown = useIsMounted();
  const shown = lines.map((line) => {
    const refusal = refused[line.key];
    const isUnchanged = refusal !== undefined && refusal.body === JSON.stringify(line.body);
    return isUnchanged && !line.isLeftOut ? { ...line, mistakes: { ...refusal.by, ...line.mistakes } } : line;
  });
  const included = shown.filter(({ isLeftOut }) => !isLeftOut);

  const send = async () => {
    setFailure(null);
    setIsSaving(true);
    try {
      await create(included.map(({ body }) => body));
    } catch (error) {
      if (!isShown()) return void showSaveFailure(error, () => void send());
      const byLine = error instanceof ApiError ? mistakesByLine<Fields>(error.errors, included) : {};
      setRefused(
        Object.fromEntries(
          included.flatMap(({ key, body }) =>
            byLine[key] ? [[key, { by: byLine[key], body: JSON.stringify(body) }]] : [],
          ),
        ),
      );
      setFailure(failureMessageOf(error, () => void send()));
      setTimeout(focusFirstMistake);
    } finally {
      if (isShown()) setIsSaving(false);
    }
  };
  const submit = () => {
    // What the API refused is sent again: it may fit by now.
    const isWrong = lines.some((line) => !line.isLeftOut && hasMistakes(line));
    if (isWrong || included.length === 0) focusFirstMistake();
    else void send();
  };
  return {
    lines: shown,
    includedCount: included.length,
    mistakeCount: included.filter(hasMistakes).length,
    isSaving,
    failure,
    submit,
  };
}
