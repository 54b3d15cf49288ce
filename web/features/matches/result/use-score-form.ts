/**
 * State of the result dialog. A failed save keeps the input; after another user's change, the user selects a version.
 */
import { useEffect, useState } from 'react';
import type { Match } from '#shared/domain/schemas/match.ts';
import { type FailureMessage, failureMessageOf } from '../../../lib/api/failure.ts';
import { showSaveFailure } from '../../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import type { FormConflict } from '../../../lib/forms/use-api-form.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
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
  const isShown = useIsMounted();
  useEffect(() => withdrawUndoOffer(match.id), [match.id]);
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<ScoreErrors>({});
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  const [current, setCurrent] = useState<Match | null>(null);

  const submit = async () => {
    if (entry.walkover === 'unsaid') setErrors({ walkover: 'Elegí quién no se presentó' });
    else if (await confirmPlayed(seen.matchDate)) await save(seen);
  };

  const save = async (replaced: Match) => {
    setFailure(null);
    setCurrent(null);
    setErrors({});
    setSeen(replaced);
    setIsSaving(true);
    try {
      const body = { ...requestBodyFromScoreEntry(entry), version: replaced.version };
      const saved = await saveAndRefresh('PATCH /matches/{id}/score', 'Error al guardar el partido', {
        params: { id: match.id },
        body,
      });
      saveMatchInCache(saved);
      onSaved();
      offerResultUndo(replaced, saved);
    } catch (error) {
      const retry = () => void save(replaced);
      if (isShown()) explain(error, retry);
      else showSaveFailure(error, retry);
    } finally {
      setIsSaving(false);
    }
  };

  const explain = (error: unknown, retry: () => void) => {
    if (error instanceof ApiError && error.status === 412) return setCurrent(error.current as Match);
    const fieldErrors = error instanceof ApiError ? error.errors : [];
    const placed = fieldErrors.filter(({ path }) => path in entry);
    setErrors(Object.fromEntries(placed.map(({ path, message }) => [path, message])));
    if (placed.length === 0 || placed.length < fieldErrors.length) {
      setFailure(failureMessageOf(error, retry));
    }
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
    keepMine: () => void save(current),
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
