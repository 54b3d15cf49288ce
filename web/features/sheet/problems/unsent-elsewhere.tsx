/** Links to this phone's sheets of other matches that still have unsent operations; each sheet says why. */
import { teamNameOrFallback } from '#shared/text/labels.ts';
import type { KeptSheet } from '../queue/kept-sheets.ts';

export function UnsentElsewhere({ sheets }: { readonly sheets: readonly KeptSheet[] }) {
  if (sheets.length === 0) return null;
  return (
    <>
      <h3 className="text-lg">De otros partidos, en este teléfono</h3>
      <ul className="flex flex-col gap-2">
        {sheets.map(({ match: { homeTeam, homeTeamId, awayTeam, awayTeamId }, address, unsent }) => (
          <li key={address}>
            <a
              href={address}
              className="flex min-h-14 items-center justify-between gap-2 rounded-control border-2 border-input bg-surface px-3 py-1 leading-tight no-underline hover:bg-tint"
            >
              <span className="font-semibold">
                {`${teamNameOrFallback(homeTeam.displayName, homeTeamId)} - ${teamNameOrFallback(awayTeam.displayName, awayTeamId)}`}
              </span>
              <span className="shrink-0">{`${unsent} sin enviar`}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
