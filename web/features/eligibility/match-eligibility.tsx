/**
 * Who may play a match, on its screen: both squads for administrators, the own one for a DT. Of a match that began, what the
 * register said then stands beside what it says today.
 */
import type { FrozenVerdicts, JudgedTeam, VerdictSource } from '#shared/domain/schemas/eligibility.ts';
import { formatDate } from '#shared/text/dates.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../../views/home/section.tsx';
import { JudgedPlayers } from './judged-players.tsx';

interface MatchEligibilityProps {
  readonly match: { readonly id: number; readonly tournamentId: number };
  /** Nobody is to play it; who might play is shown if it had begun. */
  readonly isCancelled: boolean;
}

export function MatchEligibility({ match: { id, tournamentId }, isCancelled }: MatchEligibilityProps) {
  const { data, error, retry } = useGet('GET /matches/{id}/eligibility', { params: { id } }, { isLive: true });
  if (isCancelled && !data?.atStart) return null;
  return (
    <Section title={data?.atStart ? 'Quién podía jugar' : 'Quién puede jugar'} allHref={null}>
      {data?.atStart ? (
        <div className="grid gap-6 md:grid-cols-2">
          <AtStart verdicts={data.atStart} tournamentId={tournamentId} />
          <div className="flex min-w-0 flex-col gap-4">
            <h3 className="font-semibold text-lg">Hoy</h3>
            {data.now.teams.map((team) => (
              <TeamVerdicts key={team.teamId} team={team} tournamentId={tournamentId} as="h4" />
            ))}
          </div>
        </div>
      ) : data ? (
        <div className="grid gap-4 md:grid-cols-2">
          {data.now.teams.map((team) => (
            <TeamVerdicts key={team.teamId} team={team} tournamentId={tournamentId} as="h3" mayBeExcepted />
          ))}
        </div>
      ) : error ? (
        <ErrorCard title="No se pudo cargar quién puede jugar" detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <Skeleton className="h-24 rounded-card" />
      )}
    </Section>
  );
}

const sourceTexts: Readonly<Record<VerdictSource, string>> = {
  sheet: 'por la planilla',
  status: 'al ponerlo en juego',
  score: 'al cargar el resultado',
};

function AtStart({
  verdicts: { at, source, rulesVersion, sha256, phone, teams },
  tournamentId,
}: {
  readonly verdicts: FrozenVerdicts;
  readonly tournamentId: number;
}) {
  const { timeZone } = useSettings();
  const momentOf = (instant: string) => {
    const { date, time } = localDateAndTimeInZone(timeZone, Date.parse(instant));
    return `${formatDate(date)}, ${time}`;
  };
  const ofPhone = teams.flatMap(({ players }) =>
    players.filter(({ playerId }) => phone?.ineligible.includes(playerId)).map(({ playerName }) => playerName),
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <h3 className="font-semibold text-lg">Al comenzar</h3>
        <p className="text-muted text-sm">{`${momentOf(at)}, ${sourceTexts[source]}; reglas n.º ${rulesVersion}`}</p>
      </div>
      {teams.map((team) => (
        <TeamVerdicts key={team.teamId} team={team} tournamentId={tournamentId} as="h4" />
      ))}
      {phone && (
        <p className="text-sm">
          {`Según el teléfono (${momentOf(phone.at)}): ${ofPhone.length > 0 ? ofPhone.join(', ') : 'todos podían jugar'}.`}
        </p>
      )}
      <p className="break-all text-muted text-xs">{`Huella del registro: ${sha256}`}</p>
    </div>
  );
}

function TeamVerdicts({
  team: { teamName, players },
  tournamentId,
  mayBeExcepted = false,
  as: Heading,
}: {
  readonly team: JudgedTeam;
  readonly tournamentId: number;
  /** True before the match, while verdicts can still change. */
  readonly mayBeExcepted?: boolean;
  readonly as: 'h3' | 'h4';
}) {
  const squad = players.filter(({ reasons }) => reasons.every(({ code }) => code !== 'inactive'));
  const told = squad.filter(({ verdict }) => verdict !== 'eligible');
  const able = squad.filter(({ verdict }) => verdict !== 'ineligible').length;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Heading className="font-semibold text-base">{`${teamName}: ${able} de ${squad.length} pueden jugar`}</Heading>
      {told.length > 0 && <JudgedPlayers players={told} tournamentId={tournamentId} mayBeExcepted={mayBeExcepted} />}
    </div>
  );
}
