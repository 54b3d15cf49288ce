/** What the sanction that is being written would cost: computed in the browser, as long as its measures are complete. */
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type SanctionForm, sanctionForm } from '#shared/domain/schemas/sanction.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MissedMatchesList } from './missed-matches-list.tsx';
import { bansOfPlayer, missedMatches } from './player-bans.ts';
import type { SanctionedPlayerProps } from './player-record.tsx';
import { usePlayerHistory } from './use-player-history.ts';

export function MissedMatches({ tournament, sanctions, playerId, teamId, ownId }: SanctionedPlayerProps) {
  const today = useToday();
  const history = usePlayerHistory(tournament.id, teamId);
  const form = useWatch<SanctionForm>() as SanctionForm;
  const draft = draftOf(form, ownId || unsavedId, teamId);
  // That it cannot be loaded is told beside, in the player's record.
  if (history.error) return null;
  return (
    <section className="flex flex-col gap-1" aria-live="polite">
      <h3 className="font-semibold text-sm">Qué partidos se pierde</h3>
      {!history.data ? (
        <Skeleton className="h-5 w-full" />
      ) : draft ? (
        <MissedMatchesList
          {...missedMatches(
            bansOfPlayer({ tournament, sanctions, today, playerId, teamId, ...history.data }, draft).filter(
              ({ sanction }) => sanction?.id === draft.id,
            ),
            history.data.matches,
          )}
          today={today}
          isEverywhere={draft.tournamentId === 0}
        />
      ) : (
        <p className="text-muted text-sm">Se ve cuando la medida está completa.</p>
      )}
    </section>
  );
}

/** A new sanction comes after all others in the order in which they were given. */
const unsavedId = Number.MAX_SAFE_INTEGER;

const draftFields = z.object(sanctionForm);

/** The sanction as it would be stored; null while a measure is incomplete. Its reason does not matter to a ban. */
function draftOf(form: SanctionForm, id: number, teamId: number) {
  const read = draftFields.safeParse({ ...form, reason: form.reason || '–' });
  return read.success ? { ...read.data, id, teamId, bulletin: null, version: 1 } : null;
}
