/** Creates a list, part by part: sends what is not left out, and puts the API's objections beside their lines. */
import { useState } from 'react';
import { joinNames } from '#shared/spanish/numbers.ts';
import { type FailureMessage, failureMessageOf } from '../../lib/api/failure.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { type CheckedLine, hasMistakes, type Mistakes, mistakesByLine } from './checked-line.ts';

/** The lines of a list that are created in one request, all or none. */
export interface ListPart<Body, Line> {
  /** Whom the lines are for, as in 'Los Cóndores'; told when some parts of a list fail. */
  readonly name: string;
  readonly lines: readonly Line[];
  readonly create: (bodies: Body[]) => Promise<void>;
}

type Refusals<Fields> = Readonly<Record<string, { by: Mistakes<Fields>; body: string }>>;

/** Focuses the first field with a mistake in the dialog, or the first one of a line that is wrong as a whole. */
function focusFirstMistake(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(`dialog[open] ${selector}`);
  (find('[aria-invalid="true"]') ?? find('[data-wrong] input'))?.focus();
}

const includedOf = <Line extends { readonly isLeftOut: boolean }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ isLeftOut }) => !isLeftOut);

/** @param onEnd is called with the parts that were created, and whether these are all; a part that fails stops no other */
export function useListCreation<Fields, Body, Line extends CheckedLine<Fields, Body>>(
  parts: readonly ListPart<Body, Line>[],
  onEnd?: (created: readonly ListPart<Body, Line>[], isWhole: boolean) => void,
) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  const [refused, setRefused] = useState<Refusals<Fields>>({});
  const isShown = useIsMounted();
  const withRefusals = (lines: readonly Line[]): Line[] =>
    lines.map((line) => {
      const refusal = refused[line.key];
      const isUnchanged = refusal !== undefined && refusal.body === JSON.stringify(line.body);
      return isUnchanged && !line.isLeftOut ? { ...line, mistakes: { ...refusal.by, ...line.mistakes } } : line;
    });
  const included = includedOf(withRefusals(parts.flatMap(({ lines }) => lines)));

  const send = async (todo: readonly ListPart<Body, Line>[]) => {
    setFailure(null);
    setIsSaving(true);
    const { created, failed } = await createParts(todo);
    if (isShown()) setIsSaving(false);
    onEnd?.(created, failed.length === 0);
    const [first] = failed;
    if (!first) return;
    const retry = () => void send(failed.map(({ part }) => part));
    if (!isShown()) return void showSaveFailure(first.error, retry);
    setRefused(Object.assign({}, ...failed.map(({ part, error }) => refusalsOf<Fields, Body, Line>(part, error))));
    const message = failureMessageOf(first.error, retry);
    const names = joinNames(failed.map(({ part }) => part.name));
    setFailure(parts.length > 1 ? { ...message, text: `No se crearon los de ${names}. ${message.text}` } : message);
    setTimeout(focusFirstMistake);
  };
  const submit = () => {
    // What the API refused is sent again: it may fit by now.
    const todo = parts.filter(({ lines }) => includedOf(lines).length > 0);
    const isWrong = todo.some(({ lines }) => includedOf(lines).some(hasMistakes));
    if (isWrong || todo.length === 0) focusFirstMistake();
    else void send(todo);
  };
  return {
    withRefusals,
    includedCount: included.length,
    mistakeCount: included.filter(hasMistakes).length,
    isSaving,
    failure,
    submit,
  };
}

/** Creates one part after the other. What no refusal explains would meet the next parts too: they are not tried. */
async function createParts<Body, Line extends { readonly isLeftOut: boolean; readonly body: Body }>(
  todo: readonly ListPart<Body, Line>[],
) {
  const created: ListPart<Body, Line>[] = [];
  const failed: { readonly part: ListPart<Body, Line>; readonly error: unknown }[] = [];
  let outage: unknown;
  for (const part of todo) {
    try {
      if (outage !== undefined) throw outage;
      await part.create(includedOf(part.lines).map(({ body }) => body));
      created.push(part);
    } catch (error) {
      failed.push({ part, error });
      if (!(error instanceof ApiError && error.isRefusal)) outage = error;
    }
  }
  return { created, failed };
}

function refusalsOf<Fields, Body, Line extends CheckedLine<Fields, Body>>(
  { lines }: ListPart<Body, Line>,
  error: unknown,
): Refusals<Fields> {
  const included = includedOf(lines);
  const byLine = error instanceof ApiError ? mistakesByLine<Fields>(error.errors, included) : {};
  return Object.fromEntries(
    included.flatMap(({ key, body }) => (byLine[key] ? [[key, { by: byLine[key], body: JSON.stringify(body) }]] : [])),
  );
}
