/** The sheet of a match to fill in at the pitch: squads, boxes for goals and cards, result, remarks and signatures. */

import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatLongDate } from '#shared/text/dates.ts';
import { missingValueText } from '#shared/text/labels.ts';
import { placeText } from '#shared/text/place.ts';
import { PrintoutHeading } from './printout-heading.tsx';

export interface PrintoutSide {
  readonly team: Team;
  /** The players who are not inactive, by number. */
  readonly players: readonly Player[];
  /** Ids of the players who may not play this match. */
  readonly suspended: ReadonlySet<number>;
}

interface MatchSheetProps {
  readonly match: FormattedMatch;
  readonly tournament: Pick<Tournament, 'name' | 'rules'>;
  readonly sides: readonly [PrintoutSide, PrintoutSide];
  /** How many lines each squad has at least; those without a player are left blank. */
  readonly squadSize: number;
}

export function MatchPrintout({ match, tournament, sides, squadSize }: MatchSheetProps) {
  const { round, matchDate, formattedTime, referee, assistant } = match;
  const [home, away] = sides;
  const lines = Math.max(squadSize, home.players.length, away.players.length);
  return (
    <>
      <PrintoutHeading
        title={`${home.team.name} - ${away.team.name}`}
        details={[tournament.name, round, `${formatLongDate(matchDate)}, ${formattedTime}`, placeText(match)]}
      />
      <div className="grid grid-cols-2 gap-4">
        {sides.map((side) => (
          <SquadBoxes key={side.team.id} side={side} lines={lines} />
        ))}
      </div>
      <div className="mt-4 flex break-inside-avoid justify-around gap-4 text-sm">
        {tournament.rules.periods === 2 && <ResultBox label="Primer tiempo" />}
        <ResultBox label="Resultado final" />
        <ResultBox label="Penales" />
      </div>
      <section className="mt-4 break-inside-avoid text-sm">
        <h3 className="text-base">Observaciones</h3>
        {[1, 2, 3].map((line) => (
          <div key={line} className="h-8 border-text border-b" />
        ))}
      </section>
      <div className="mt-2 grid break-inside-avoid grid-cols-3 gap-x-6 text-sm">
        <Signature label={`Capitán de ${home.team.name}`} />
        <Signature label={`Árbitro: ${referee?.name ?? ''}`} />
        <Signature label={`Capitán de ${away.team.name}`} />
        <Signature label={`DT de ${home.team.name}: ${home.team.coach ?? ''}`} />
        <Signature label={`Asistente: ${assistant?.name ?? ''}`} />
        <Signature label={`DT de ${away.team.name}: ${away.team.coach ?? ''}`} />
      </div>
    </>
  );
}

const boxClass = 'border border-text px-1';

function SquadBoxes({
  side: { team, players, suspended },
  lines,
}: {
  readonly side: PrintoutSide;
  readonly lines: number;
}) {
  return (
    <section className="min-w-0">
      <h3 className="text-base">{team.name}</h3>
      <p className="text-sm">{`DT: ${team.coach ?? missingValueText}`}</p>
      <table className="w-full border-collapse text-xs print:text-sm">
        <caption className="sr-only">{`Jugadores de ${team.name}`}</caption>
        <thead>
          <tr>
            {['N.º', 'Jugador', 'Goles', 'A', 'Am', 'R'].map((title) => (
              <th key={title} scope="col" className={`${boxClass} ${title === 'Jugador' ? 'w-full text-left' : ''}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: lines }, (_, at) => (
            <SquadLine
              // biome-ignore lint/suspicious/noArrayIndexKey: blank lines have nothing else, and no line moves
              key={at}
              player={players[at]}
              isSuspended={suspended.has(players[at]?.id ?? 0)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SquadLine({ player, isSuspended }: { readonly player: Player | undefined; readonly isSuspended: boolean }) {
  return (
    <tr className="h-[7mm]">
      <td className={`${boxClass} text-center font-semibold`}>{player?.jerseyNumber}</td>
      <td className={`${boxClass}`}>
        {player?.fullName}
        {isSuspended && <strong> (suspendido)</strong>}
      </td>
      <td className={`${boxClass} min-w-16`} />
      <td className={`${boxClass} min-w-5`} />
      <td className={`${boxClass} min-w-5`} />
      <td className={`${boxClass} min-w-5`} />
    </tr>
  );
}

function ResultBox({ label }: { readonly label: string }) {
  return (
    <div className="text-center">
      <p>{label}</p>
      <div aria-hidden="true" className="flex items-center justify-center gap-2">
        <span className="h-10 w-16 border border-text" />-
        <span className="h-10 w-16 border border-text" />
      </div>
    </div>
  );
}

function Signature({ label }: { readonly label: string }) {
  return (
    <div className="pt-12">
      <p className="border-text border-t pt-0.5 text-center text-xs">{label}</p>
    </div>
  );
}
