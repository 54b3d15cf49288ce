/** 'Quién no puede jugar' of a round: every team with those who may not, and the text for the group. */

import type { ReactNode } from 'react';
import { cannotPlay, chatTextOfRound } from '#shared/text/who-cannot-play.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { JudgedPlayers } from './judged-players.tsx';

interface RoundEligibilityDialogProps {
  readonly tournament: { readonly id: number; readonly name: string };
  readonly round: string;
  /** Renders the button that copies the text; the screen passes it in, because features must not import each other. */
  readonly renderCopy: (text: string) => ReactNode;
  readonly onClose: () => void;
}

export function RoundEligibilityDialog({ tournament, round, renderCopy, onClose }: RoundEligibilityDialogProps) {
  const { data, error, retry } = useGet('GET /tournaments/{id}/eligibility', {
    params: { id: tournament.id },
    query: { round },
  });
  const teams = (data?.matches ?? [])
    .flatMap((match) => match.teams.map((team) => ({ ...team, key: `${match.matchId} ${team.teamId}` })))
    .map((team) => ({ ...team, players: team.players.filter(cannotPlay) }))
    .filter(({ players }) => players.length > 0);
  return (
    <Modal
      title={`Quién no puede jugar: ${round}`}
      onClose={onClose}
      footer={data && renderCopy(chatTextOfRound({ tournamentName: tournament.name, verdicts: data }))}
    >
      {error && !data ? (
        <ErrorCard title="No se pudo cargar quién puede jugar" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !data ? (
        <SkeletonList count={3} className="h-20" />
      ) : teams.length === 0 ? (
        <EmptyState icon="shirt" title="Todos pueden jugar esta fecha" />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-muted text-sm">En el texto para el grupo solo las suspensiones llevan su motivo.</p>
          {teams.map(({ key, teamName, players }) => (
            <section key={key} className="flex flex-col gap-2">
              <h3 className="font-semibold text-base">{teamName}</h3>
              <JudgedPlayers players={players} tellsVerdict={false} tournamentId={tournament.id} mayBeExcepted />
            </section>
          ))}
        </div>
      )}
    </Modal>
  );
}
