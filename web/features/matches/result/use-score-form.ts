/**
 * State of the result dialog. A failed save keeps the input; after another user's change, the user selects a version.
 */
import { useEffect, useState } from 'react';
import type { Match } from '#shared/domain/schemas/match.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useSaving } from '../../../lib/api/use-saving.ts';
import type { FormConflict } from '../../../lib/forms/use-api-form.ts';
import { ApiError, storedInsteadOf } from '../../../lib/http/api-error.ts';
import { matchStatusText } from '../match-texts.ts';
import { saveMatchInCache } from '../matches-cache.ts';
import { requestBodyFromScoreEntry, type ScoreEntry, scoreEntryFromMatch } from './score-entry.ts';
import { offerResultUndo, withdrawUndoOffer } from './undo-result.ts';
import { usePlayedQuestion } from './use-played-question.tsx';

type ScoreErrors = { readonly [Field in keyof ScoreEntry]?: string };

export function useScoreForm(match: Match, onSaved: () => void) {
  const { confirmPlayed, question } = usePlayedQuestion();
  /** The match as stored before this result: the save sends its version, and undoing restores it. */
  const [seen, setSeen] = useState(match);
  const [entry, setEntry] = useState(() => scoreEntryFromMatch(match));
  useEffect(() => withdrawUndoOffer(match.id), [match.id]);
  const { save, isSaving, failure } = useSaving();
  const [errors, setErrors] = useState<ScoreErrors>({});
  const [current, setCurrent] = useState<Match | null>(null);

  const submit = async () => {
    if (entry.walkover === 'unsaid') setErrors({ walkover: 'Elegí quién no se presentó' });
    else if (await confirmPlayed(seen.matchDate)) saveResult(seen);
  };

  const saveResult = (replaced: Match) => {
    const send = async () => {
      setCurrent(null);
      setErrors({});
      setSeen(replaced);
      const body = { ...requestBodyFromScoreEntry(entry), version: replaced.version };
      const saved = await saveAndRefresh('PATCH /matches/{id}/score', 'Error al guardar el partido', {
        params: { id: match.id },
        body,
      });
      saveMatchInCache(saved);
      onSaved();
      offerResultUndo(replaced, saved);
    };
    void save(send, { explain });
  };

  const explain = (error: unknown): boolean => {
    const stored = storedInsteadOf<Match>(error);
    setCurrent(stored);
    const fieldErrors = error instanceof ApiError ? error.errors : [];
    const placed = fieldErrors.filter(({ path }) => path in entry);
    setErrors(Object.fromEntries(placed.map(({ path, message }) => [path, message])));
    return stored !== null || (placed.length > 0 && placed.length === fieldErrors.length);
  };

  const takeTheirs = (theirs: Match) => {
    setSeen(theirs);
    setEntry(scoreEntryFromMatch(theirs));
    setCurrent(null);
  };

  // Until the user types, the form takes over newer stored scores, because a goal recorded shortly before the dialog
  // opened may arrive a moment later.
  const isUntouched = JSON.stringify(entry) === JSON.stringify(scoreEntryFromMatch(seen));
  if (match.version > seen.version && isUntouched && !isSaving && !current) takeTheirs(match);

  const conflict: FormConflict | null = current && {
    text: `Otra persona cambió este partido mientras cargabas el resultado. Ahora: ${matchStatusText(current)}.`,
    keepMine: () => saveResult(current),
    takeTheirs: () => takeTheirs(current),
  };

  return {
    entry,
    hasChanges: !isUntouched,
    change: (part: Partial<ScoreEntry>) => {
      setErrors({});
      setEntry((before) => ({ ...before, ...part }));
    },
    isSaving,
    errors,
    failure,
    conflict,
    question,
    onSubmit: () => void submit(),
  };
}
