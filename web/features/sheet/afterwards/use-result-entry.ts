/** Entering a match after it was played: its goals and cards, the score that they make, and one request that saves both. */
import { useState } from 'react';
import { finalScoreOfEvents } from '#shared/domain/matches/running-score.ts';
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { ResultEvent } from '#shared/domain/schemas/match-event.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { formatScore } from '#shared/text/presenters.ts';
import { type FailureMessage, failureMessageOf } from '../../../lib/api/failure.ts';
import { showSaveFailure } from '../../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { partsOfResult, readResultDraft, saveResultDraft } from './result-draft.ts';

export function useResultEntry(match: FormattedMatch, onSaved: (saved: Match) => void) {
  const { id, homeTeamId } = match;
  const [events, setEvents] = useState(() => readResultDraft(id));
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  /** The match as somebody else saved it meanwhile. */
  const [theirs, setTheirs] = useState<Match | null>(null);
  const isShown = useIsMounted();
  const score = finalScoreOfEvents(events, homeTeamId);

  const change = (next: readonly ResultEvent[]) => {
    setFailure(null);
    saveResultDraft(id, next);
    setEvents(next);
  };
  const save = async (seenVersion: number) => {
    setFailure(null);
    setTheirs(null);
    setIsSaving(true);
    let [version, left] = [seenVersion, events];
    try {
      for (const part of partsOfResult(events)) {
        const saved = await saveAndRefresh('PATCH /matches/{id}/score', 'Error al guardar el resultado', {
          params: { id },
          body: { homeScore: score.home, awayScore: score.away, events: [...part], version },
        });
        version = saved.version;
        left = left.slice(part.length);
        saveResultDraft(id, left);
        if (left.length === 0) onSaved(saved);
      }
    } catch (error) {
      const retry = () => void save(version);
      if (!isShown()) showSaveFailure(error, retry);
      else if (error instanceof ApiError && error.status === 412) explain(error.current as Match);
      else setFailure(failureMessageOf(error, retry));
    } finally {
      if (isShown()) setIsSaving(false);
    }
  };
  /** A request whose answer was lost is refused when it is repeated, although it took effect. */
  const explain = (current: Match) => {
    const isThisResult = current.homeScore === score.home && current.awayScore === score.away;
    if (current.status !== 'completed' || !isThisResult) return setTheirs(current);
    saveResultDraft(id, []);
    onSaved(current);
  };

  return {
    events,
    score,
    add: (event: ResultEvent) => change([...events, event]),
    undo: () => change(events.slice(0, -1)),
    isSaving,
    failure,
    conflict: theirs && {
      text: `Otra persona cambió este partido. Ahora: ${matchStatusLabels[theirs.status]}, ${formatScore(theirs)}.`,
      keepMine: () => void save(theirs.version),
      takeTheirs: () => {
        saveResultDraft(id, []);
        onSaved(theirs);
      },
    },
    save: () => void save(match.version),
  };
}
