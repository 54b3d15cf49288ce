/** A pasted text, its lines as read, and what was corrected in them; kept in this tab until the list is created. */
import { useMemo, useState } from 'react';
import type { PastedLine } from '#shared/text/pasted-lists/read-players.ts';
import { useUnloadQuestion } from '../../lib/forms/use-unload-question.ts';
import { readDraft, saveDraft } from '../../lib/saved-drafts.ts';
import { readRows } from './read-rows.ts';

interface PastedText {
  readonly text: string;
  readonly isLastNameFirst: boolean;
}

interface PastedListDraft extends PastedText {
  /** Corrected fields, and whether a line is left out, by the line's key. */
  readonly corrections: Readonly<Record<string, LineCorrection>>;
}

interface LineCorrection {
  readonly fields?: Readonly<Record<string, string>>;
  readonly isLeftOut?: boolean;
}

export interface EditedLine<Fields> extends PastedLine<Fields> {
  /** The line's own text: a correction stays with its line when lines before it come or go. */
  readonly key: string;
  /** Undefined until the user decides. */
  readonly isLeftOut: boolean | undefined;
}

/** Reads the lines of a list from its rows. */
export type LineReader<Fields> = (rows: string[][], pasted: PastedText) => PastedLine<Fields>[];

/** More lines than any list to create has: a whole chat pasted by mistake must not freeze the screen. */
const maxLines = 100;
/** The squads of a whole league in one text. */
const maxLinesOfTeams = 500;

const emptyDraft: PastedListDraft = { text: '', isLastNameFirst: false, corrections: {} };

/**
 * @param name key of the draft: it names the user and what the list is for
 * @param most how many lines are read of a list without teams
 */
export function usePastedList<Fields extends object>(name: string, read: LineReader<Fields>, most = maxLines) {
  const [draft, setDraft] = useState(() => readDraft<PastedListDraft>(name) ?? emptyDraft);
  const { text, isLastNameFirst, corrections } = draft;
  useUnloadQuestion(text !== '');
  const all = useMemo(() => read(readRows(text), { text, isLastNameFirst }), [read, text, isLastNameFirst]);
  const pasted = useMemo(() => {
    const limit = all.some(({ team }) => team !== undefined) ? maxLinesOfTeams : most;
    return addLineKeys(all.slice(0, limit));
  }, [all, most]);
  const lines = useMemo(
    () => pasted.map((line) => applyCorrection(line, corrections[line.key])),
    [pasted, corrections],
  );

  const update = (changes: Partial<PastedListDraft>) => {
    const next = { ...draft, ...changes };
    saveDraft(name, next.text === '' ? null : next);
    setDraft(next);
  };
  const correctLines = (keys: readonly string[], change: LineCorrection) => {
    const corrected = keys.map((key) => {
      const before = corrections[key];
      return [key, { ...before, ...change, fields: { ...before?.fields, ...change.fields } }] as const;
    });
    update({ corrections: { ...corrections, ...Object.fromEntries(corrected) } });
  };
  return {
    text,
    isLastNameFirst,
    lines,
    /** How many lines are beyond those that are read. */
    omittedLines: all.length - lines.length,
    setText: (next: string) => update({ text: next }),
    setLastNameFirst: (isFirst: boolean) => update({ isLastNameFirst: isFirst }),
    correct: (key: string, fields: Partial<Fields>) =>
      correctLines([key], { fields: fields as Record<string, string> }),
    leaveOut: (key: string, isLeftOut: boolean) => correctLines([key], { isLeftOut }),
    leaveAllOut: (keys: readonly string[]) => correctLines(keys, { isLeftOut: true }),
    clear: () => update(emptyDraft),
  };
}

/** Equal lines get keys of their own by counting them. */
function addLineKeys<Fields>(lines: readonly PastedLine<Fields>[]) {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const count = (seen.get(line.source) ?? 0) + 1;
    seen.set(line.source, count);
    return { ...line, key: `${count} ${line.source}` };
  });
}

const applyCorrection = <Fields>(
  line: PastedLine<Fields> & { readonly key: string },
  correction: LineCorrection | undefined,
): EditedLine<Fields> => ({
  ...line,
  fields: { ...line.fields, ...correction?.fields },
  isLeftOut: correction?.isLeftOut,
});
