/** The table of a tournament: compact on phones with a 'Completa' view, whole from 768 px. */
import { useState } from 'react';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { LiveDot } from '../live-dot.tsx';
import { numberColumns } from './columns.ts';
import { StandingsRow } from './standings-row.tsx';

/** How many go on to the semifinals. */
const qualifyingTeams = 4;

const views = [
  { key: 'compact', label: 'Compacta' },
  { key: 'complete', label: 'Completa' },
] as const;
type View = (typeof views)[number]['key'];

export interface StandingsTableProps {
  readonly caption: string;
  readonly rows: readonly FormattedStanding[];
  /** The team of the coach who looks at it. */
  readonly ownTeamId?: number | null;
}

export function StandingsTable({ caption, rows, ownTeamId = null }: StandingsTableProps) {
  const [view, setView] = useState<View>('compact');
  const [openTie, setOpenTie] = useState<number | null>(null);
  const isComplete = view === 'complete';
  const hasQualifying = rows.length >= qualifyingTeams;
  const columnClass = (isCompact: boolean) => (isCompact || isComplete ? '' : 'max-md:hidden');

  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label="Columnas"
        options={views}
        selected={view}
        onSelect={setView}
        className="self-end md:hidden"
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full border-separate border-spacing-0 font-display tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 z-1 h-11 min-w-10 border-transparent border-l-4 bg-surface pl-1 text-center"
              >
                <abbr title="Posición">#</abbr>
              </th>
              <th scope="col" className="sticky left-10 z-1 bg-surface pr-2 text-left">
                Equipo
              </th>
              {numberColumns.map(({ title, meaning, isCompact }) => (
                <th key={title} scope="col" className={`px-2 text-right ${columnClass(isCompact)}`}>
                  <abbr title={meaning}>{title}</abbr>
                </th>
              ))}
              <th scope="col" className="min-w-12 pr-4 pl-2 text-right">
                <abbr title="Puntos">Pts</abbr>
              </th>
              <th scope="col" className={`whitespace-nowrap px-3 text-left ${isComplete ? '' : 'max-[30rem]:hidden'}`}>
                Últimos 3
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <StandingsRow
                key={row.teamId}
                row={row}
                isComplete={isComplete}
                qualifies={hasQualifying && index < qualifyingTeams}
                isOwn={row.teamId === ownTeamId}
                isTieOpen={openTie === row.teamId}
                onToggleTie={() => setOpenTie(openTie === row.teamId ? null : row.teamId)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {hasQualifying && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="h-4 w-1 bg-accent" />
            Clasifica a semifinales
          </li>
        )}
        {rows.some(({ teamId }) => teamId === ownTeamId) && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="size-4 rounded-badge border border-line bg-tint" />
            Tu equipo
          </li>
        )}
        {rows.some(({ playing }) => playing) && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true">
              <LiveDot />
            </span>
            Jugando ahora
          </li>
        )}
        {rows.some(({ tieExplanation }) => tieExplanation !== null) && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="font-bold text-accent">
              =
            </span>
            Igualados en puntos: tocá el número para ver qué los separa
          </li>
        )}
      </ul>
    </div>
  );
}
