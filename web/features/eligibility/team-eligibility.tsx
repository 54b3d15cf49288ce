/** On a team's page, for its DT: who may play the next match, who has a problem, and whose certificate ends soon. */
import { findExpiringCertificates } from '#shared/domain/eligibility/expiring.ts';
import { limits } from '#shared/domain/limits.ts';
import type { JudgedPlayer } from '#shared/domain/schemas/eligibility.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { formatRelativeDate, formatShortDate } from '#shared/text/dates.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../../views/home/section.tsx';
import { JudgedPlayers } from './judged-players.tsx';

interface TeamEligibilityProps {
  readonly teamId: number;
  /** The team's next match. */
  readonly match: FormattedMatch;
  readonly players: readonly Player[];
  /** True if the tournament asks for medical certificates. */
  readonly asksForFitness: boolean;
  readonly today: string;
}

export function TeamEligibility({ teamId, match, players, asksForFitness, today }: TeamEligibilityProps) {
  const { data, error, retry } = useGet(
    'GET /matches/{id}/eligibility',
    { params: { id: match.id } },
    { isLive: true },
  );
  const judged = data?.now.teams.find((team) => team.teamId === teamId)?.players ?? [];
  return (
    <Section
      title={`Quién puede jugar: ${match.round}, ${formatRelativeDate(match.matchDate, today).toLowerCase()}`}
      allHref={null}
    >
      {data ? (
        <Verdicts
          judged={judged}
          expiring={asksForFitness ? findExpiringCertificates(players, today) : []}
          tournamentId={match.tournamentId}
          today={today}
        />
      ) : error ? (
        <ErrorCard title="No se pudo cargar quién puede jugar" detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <Skeleton className="h-24 rounded-card" />
      )}
    </Section>
  );
}

interface VerdictsProps {
  readonly judged: readonly JudgedPlayer[];
  readonly expiring: readonly (Player & { readonly fitUntil: string })[];
  readonly tournamentId: number;
  readonly today: string;
}

function Verdicts({ judged, expiring, tournamentId, today }: VerdictsProps) {
  const squad = judged.filter(({ reasons }) => reasons.every(({ code }) => code !== 'inactive'));
  const [able, problems] = [
    squad.filter(({ verdict }) => verdict === 'eligible'),
    squad.filter(({ verdict }) => verdict !== 'eligible'),
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">
        <span className="font-semibold">{`Habilitados (${able.length})`}</span>
        {able.length > 0 && `: ${joinNames(able.map(({ playerName }) => playerName))}.`}
      </p>
      {problems.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="font-semibold text-sm">{`Con problema (${problems.length})`}</h3>
          <JudgedPlayers players={problems} tournamentId={tournamentId} />
        </div>
      )}
      {expiring.length > 0 && (
        <p className="text-sm">
          <span className="font-semibold">{`Por vencer en ${limits.expiryWarningDays} días (${expiring.length}): `}</span>
          {`${joinNames(expiring.map(({ fullName, fitUntil }) => `${fullName}, ${formatShortDate(fitUntil, today)}`))}.`}
        </p>
      )}
    </div>
  );
}
