/** A player's record beside the form: his ban now, his cards in the tournament, his former sanctions. */
import type { ReactNode } from 'react';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { eventLabel, formatMinute } from '#shared/text/event-labels.ts';
import { describeMeasures, sanctionStatusNames } from '#shared/text/sanctions.ts';
import { formatOpenBan } from '#shared/text/suspension-reasons.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { bansOfPlayer } from './player-bans.ts';
import { usePlayerHistory } from './use-player-history.ts';

export interface SanctionedPlayerProps {
  readonly tournament: Tournament;
  /** Those of the tournament and those in every one. */
  readonly sanctions: readonly Sanction[];
  readonly playerId: number;
  readonly teamId: number;
  /** The sanction that is changed; 0 of a new one. */
  readonly ownId: number;
}

export function PlayerRecord({ tournament, sanctions, playerId, teamId, ownId }: SanctionedPlayerProps) {
  const today = useToday();
  const { data, error, retry } = usePlayerHistory(tournament.id, teamId);
  if (error)
    return <ErrorCard title="No se pudieron cargar los antecedentes" detail={errorMessageOf(error)} onRetry={retry} />;
  if (!data) return <SkeletonList count={3} className="h-20" />;
  const { matches, events, sanctionsOfTeam } = data;
  const source = { tournament, matches, events, sanctions, today, playerId, teamId };
  const open = bansOfPlayer(source, null).filter(({ remaining }) => remaining > 0);
  const known = new Map([...sanctionsOfTeam, ...sanctions].map((each) => [each.id, each]));
  const former = [...known.values()].filter(
    ({ id, subject }) => subject.kind === 'player' && subject.id === playerId && id !== ownId,
  );
  const roundOf = (matchId: number) => matches.find(({ id }) => id === matchId)?.round ?? '';
  const cards = events
    .filter((event) => event.playerId === playerId && cardTypes.includes(event.eventType))
    .map(({ eventType, matchId, minute }) => `${eventLabel(eventType)}, ${roundOf(matchId)} ${formatMinute(minute)}`);
  return (
    <div className="flex flex-col gap-4">
      <Part title="Suspensión vigente" empty="No está suspendido." lines={open.map((ban) => formatOpenBan(ban))} />
      <Part title={`Tarjetas en ${tournament.name}`} empty="No tiene tarjetas." lines={cards} />
      <Part
        title="Sanciones anteriores"
        empty="No tiene sanciones."
        lines={former.map(
          (each) =>
            `${formatShortDate(each.decidedOn, today)}: ${describeMeasures(each)} (${sanctionStatusNames[each.status].toLocaleLowerCase('es')})`,
        )}
      />
    </div>
  );
}

const cardTypes: readonly string[] = ['redcard', 'yellowcard', 'bluecard'];

interface PartProps {
  readonly title: ReactNode;
  readonly empty: string;
  readonly lines: readonly string[];
}

function Part({ title, empty, lines }: PartProps) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold text-sm">{title}</h3>
      {lines.length === 0 ? (
        <p className="text-muted text-sm">{empty}</p>
      ) : (
        <ul className="flex flex-col gap-1 text-sm">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none keeps anything
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
