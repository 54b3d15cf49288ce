/** The report of a played match on A4: result, officials, who played with goals and cards, events, remark, confirmations. */
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { MatchReport, ReportSide } from '#shared/domain/schemas/match-report.ts';
import { formatLongDate } from '#shared/text/dates.ts';
import { eventLabels } from '#shared/text/event-labels.ts';
import { missingValueText } from '#shared/text/labels.ts';
import { placeText } from '#shared/text/place.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { PrintoutHeading } from './printout-heading.tsx';
import { type ReportLine, reportLines } from './report-lines.ts';

interface ReportPrintoutProps {
  readonly report: MatchReport;
  readonly tournamentName: string;
}

export function ReportPrintout({ report, tournamentName }: ReportPrintoutProps) {
  const { match, home, away, halfTimeScore, events, observation, startedAt, endedAt } = report;
  const { timeZone } = useSettings();
  const hourOf = (moment: string) => localDateAndTimeInZone(timeZone, Date.parse(moment)).time;
  const { round, matchDate, formattedTime, referee, assistant } = match;
  const facts: readonly (readonly [string, string])[] = [
    ['Árbitro', referee?.name || missingValueText],
    ['Asistente', assistant?.name || missingValueText],
    ...(startedAt ? [['Comienzo', hourOf(startedAt)] as const] : []),
    ...(endedAt ? [['Final', hourOf(endedAt)] as const] : []),
  ];
  return (
    <>
      <PrintoutHeading
        title={`Acta: ${home.teamName} - ${away.teamName}`}
        details={[tournamentName, round, `${formatLongDate(matchDate)}, ${formattedTime}`, placeText(match)]}
      />
      <p className="text-center font-display font-semibold text-3xl tabular-nums">{match.scoreDisplay}</p>
      <p className="text-center text-sm">{resultDetails(report).join(' · ')}</p>
      {halfTimeScore && (
        <p className="text-center text-sm">{`Primer tiempo: ${halfTimeScore.home} - ${halfTimeScore.away}`}</p>
      )}
      <dl className="my-3 flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-1">
            <dt className="font-semibold">{`${name}:`}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
        <SideTable side={home} lines={reportLines(home, events, match.homeTeamId)} />
        <SideTable side={away} lines={reportLines(away, events, match.awayTeamId)} />
      </div>
      <Events events={events} homeTeamId={match.homeTeamId} names={[home.teamName, away.teamName]} />
      <section className="mt-4 break-inside-avoid text-sm">
        <h3 className="text-base">Observaciones</h3>
        <p className="whitespace-pre-line">{observation || 'Sin observaciones.'}</p>
      </section>
      <section className="mt-4 grid break-inside-avoid gap-x-4 gap-y-1 text-sm md:grid-cols-2 print:grid-cols-2">
        {[home, away].map((side) => (
          <Confirmation key={side.teamName} side={side} hourOf={hourOf} />
        ))}
      </section>
    </>
  );
}

/** The shoot-out or the walkover. */
function resultDetails({ match, home, away }: MatchReport): string[] {
  const { homePenalties, awayPenalties, walkover } = match;
  const missing = walkover === 'both' ? 'ninguno de los dos' : walkover === 'home' ? home.teamName : away.teamName;
  return [
    ...(homePenalties === null ? [] : [`Penales: ${homePenalties} - ${awayPenalties}`]),
    ...(walkover === null ? [] : [`No se presentó ${missing}`]),
  ];
}

const boxClass = 'border border-text px-1';
const columns = ['Goles', 'E.c.', 'A', 'Am', 'R'] as const;

function SideTable({ side, lines }: { readonly side: ReportSide; readonly lines: readonly ReportLine[] }) {
  // Without a list of who was present, nobody's number at the match is known.
  const areNumbersKnown = lines.some(({ jerseyNumber }) => jerseyNumber !== null);
  return (
    <section className="min-w-0">
      <h3 className="text-base">{side.teamName}</h3>
      <p className="text-sm">{`DT: ${side.coach || missingValueText}`}</p>
      {side.present === null && <p className="text-sm">No se marcó quiénes estuvieron.</p>}
      {lines.length > 0 && (
        <table className="w-full border-collapse text-xs tabular-nums print:text-sm">
          <caption className="sr-only">{`Jugadores de ${side.teamName}`}</caption>
          <thead>
            <tr>
              {[...(areNumbersKnown ? ['N.º'] : []), 'Jugador', ...columns].map((title) => (
                <th key={title} scope="col" className={`${boxClass} ${title === 'Jugador' ? 'w-full text-left' : ''}`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ playerId, jerseyNumber, name, isAbsent, counts }) => (
              <tr key={playerId}>
                {areNumbersKnown && <td className={`${boxClass} text-center font-semibold`}>{jerseyNumber}</td>}
                <td className={`${boxClass} break-words`}>{isAbsent ? `${name} (no figura presente)` : name}</td>
                {counts.map((count, at) => (
                  <td key={columns[at]} className={`${boxClass} text-center`}>
                    {count || ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface EventsProps {
  readonly events: readonly MatchEvent[];
  readonly homeTeamId: number | null;
  readonly names: readonly [home: string, away: string];
}

function Events({ events, homeTeamId, names: [home, away] }: EventsProps) {
  return (
    <section className="mt-4 text-sm">
      <h3 className="text-base">Goles y tarjetas</h3>
      {events.length === 0 && <p>No hubo.</p>}
      <ol className="gap-4 md:columns-2 print:columns-2">
        {events.map(({ id, minuteFormatted, eventType, playerDisplayName, teamId }) => (
          <li key={id} className="flex break-inside-avoid gap-2">
            <span className="w-8 shrink-0 text-right tabular-nums">{minuteFormatted || missingValueText}</span>
            <span>
              {[eventLabels[eventType], playerDisplayName || 'sin autor', teamId === homeTeamId ? home : away].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ConfirmationProps {
  readonly side: ReportSide;
  /** Formats a moment as the federation's hour. */
  readonly hourOf: (moment: string) => string;
}

function Confirmation({ side: { teamName, confirmation }, hourOf }: ConfirmationProps) {
  return (
    <p>
      <span className="font-semibold">{teamName}: </span>
      {confirmation
        ? ['confirmó', confirmation.by, `a las ${hourOf(confirmation.at)}`].filter(Boolean).join(' ')
        : 'sin confirmar'}
    </p>
  );
}
