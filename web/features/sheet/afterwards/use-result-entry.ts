/** Entering a match after it was played: its goals and cards, the score that they make, and one request that saves both. */
import { useState } from 'react';
import { finalScoreOfEvents } from '#shared/domain/matches/running-score.ts';
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { ResultEvent } from '#shared/domain/schemas/match-event.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { formatScore } from '#shared/text/presenters.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useSaving } from '../../../lib/api/use-saving.ts';
import { storedInsteadOf } from '../../../lib/http/api-error.ts';
import { partsOfResult, readResultDraft, saveResultDraft } from './result-draft.ts';

export function useResultEntry(match: FormattedMatch, onSaved: (saved: Match) => void) {
  const { id, homeTeamId } = match;
  const [events, setEvents] = useState(() => readResultDraft(id));
  /** The match as somebody else saved it meanwhile. */
  const [theirs, setTheirs] = useState<Match | null>(null);
  const { save, isSaving, failure, forgetFailure } = useSaving();
  const score = finalScoreOfEvents(events, homeTeamId);

  const change = (next: readonly ResultEvent[]) => {
    forgetFailure();
    saveResultDraft(id, next);
    setEvents(next);
  };
  const saveResult = (seenVersion: number) => {
    let [version, left] = [seenVersion, events];
    const sendParts = async () => {
      setTheirs(null);
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
    };
    void save(sendParts, { explain, retry: () => saveResult(version) });
  };
  /** A request whose answer was lost is refused when it is repeated, although it took effect. */
  const explain = (error: unknown): boolean => {
    const current = storedInsteadOf<Match>(error);
    if (!current) return false;
    const isThisResult = current.homeScore === score.home && current.awayScore === score.away;
    if (current.status === 'completed' && isThisResult) {
      saveResultDraft(id, []);
      onSaved(current);
    } else setTheirs(current);
    return true;
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
      keepMine: () => saveResult(theirs.version),
      takeTheirs: () => {
        saveResultDraft(id, []);
        onSaved(theirs);
      },
    },
    save: () => saveResult(match.version),
  };
}
