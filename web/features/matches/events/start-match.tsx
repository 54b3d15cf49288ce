/** Starts a scheduled match, because events can be recorded only in a match that has started. */
import { useState } from 'react';
import type { Match } from '#shared/domain/schemas/match.ts';
import { showSaveFailure } from '../../../lib/api/report-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { saveMatchChange } from '../save-match-change.ts';

export function StartMatch({ match }: { readonly match: Match }) {
  const [isBusy, setIsBusy] = useState(false);
  if (match.status === 'cancelled') return <EmptyState icon="whistle" title="Este partido fue cancelado" />;
  if (match.status === 'postponed') return <EmptyState icon="whistle" title="Este partido fue postergado" />;

  const start = async () => {
    setIsBusy(true);
    // The request has no score: the server computes it from the events.
    const { homeScore: _home, awayScore: _away, ...unscored } = match;
    try {
      await saveMatchChange(unscored, 'Error al empezar el partido', { status: 'in_progress' });
    } catch (error) {
      showSaveFailure(error, () => void start());
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <EmptyState
      icon="whistle"
      title="Este partido todavía no se jugó"
      detail="Los eventos se cargan cuando está en juego o finalizado."
      action={
        <Button variant="primary" size="large" isBusy={isBusy} busyText="Empezando..." onClick={() => void start()}>
          Empezar partido
        </Button>
      }
    />
  );
}
