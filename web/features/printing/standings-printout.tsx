/** The tables of a tournament to print: of each zona, then the general one, with points given or taken and withdrawals. */
import type { ReactNode } from 'react';
import type { Outlook } from '#shared/domain/schemas/outlook.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatSigned, withMinusSign } from '#shared/spanish/numbers.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { BandLegend, BandWords } from '../../views/standings/band-legend.tsx';
import { bandsByTeam, type MarkedTable, outlookMarksByTeam, stripeOf } from '../../views/standings/band-marks.ts';
import { OutlookMarkLine } from '../../views/standings/outlook-mark.tsx';
import { PrintoutHeading } from './printout-heading.tsx';
import { type PrintoutColumn, PrintoutTable } from './printout-table.tsx';

export interface PrintedTable {
  /** A group's id, or 0 for the general table. */
  readonly tableId: number;
  readonly name: string;
  readonly rows: readonly FormattedStanding[];
}

interface StandingsSheetProps {
  readonly tournament: Tournament;
  readonly tables: readonly PrintedTable[];
  /** What is still possible; undefined until it is known. */
  readonly outlook: Outlook | undefined;
  readonly today: string;
}

const numberColumn = (
  title: string,
  cellOf: (row: FormattedStanding) => ReactNode,
): PrintoutColumn<FormattedStanding> => ({
  title,
  cellOf,
  align: 'right',
  width: 'w-[3rem]',
});

/** The position, with the stripe of the narrowest band that marks it. */
function positionColumn(marked: MarkedTable): PrintoutColumn<FormattedStanding> {
  const marks = bandsByTeam(marked);
  return numberColumn('#', ({ teamId, positionDisplay }) => {
    const bands = marks.get(teamId) ?? [];
    const [narrowest] = bands;
    return (
      <span className={`block border-l-4 ${narrowest ? stripeOf(narrowest, marked.bands) : 'border-l-transparent'}`}>
        {positionDisplay}
        <BandWords bands={bands} />
      </span>
    );
  });
}

/** The team, and below it how it stands as the end comes near. */
function teamColumn(marked: MarkedTable): PrintoutColumn<FormattedStanding> {
  const marks = outlookMarksByTeam(marked);
  return {
    title: 'Equipo',
    cellOf: ({ teamId, teamName, adjustment }) => {
      const mark = marks.get(teamId);
      return (
        <>
          {`${teamName}${adjustment ? ' *' : ''}`}
          {mark && <OutlookMarkLine mark={mark} />}
        </>
      );
    },
  };
}

const figureColumns: readonly PrintoutColumn<FormattedStanding>[] = [
  numberColumn('PJ', ({ played }) => played),
  numberColumn('G', ({ won }) => won),
  numberColumn('E', ({ drawn }) => drawn),
  numberColumn('P', ({ lost }) => lost),
  numberColumn('GF', ({ goalsFor }) => goalsFor),
  numberColumn('GC', ({ goalsAgainst }) => goalsAgainst),
  numberColumn('DG', ({ goalDifferenceFormatted }) => withMinusSign(goalDifferenceFormatted)),
  {
    title: 'Pts',
    cellOf: ({ pointsFormatted }) => <strong>{withMinusSign(pointsFormatted)}</strong>,
    align: 'right',
    width: 'w-[3rem]',
  },
];

export function StandingsPrintout({ tournament, tables, outlook, today }: StandingsSheetProps) {
  const { name, adjustments, bands, withdrawals } = tournament;
  const marked = tables.map((table) => ({ ...table, bands, outlook }));
  const rows = tables.flatMap((table) => table.rows);
  const nameOf = (id: number) => rows.find(({ teamId }) => teamId === id)?.teamName ?? `Equipo ${id}`;
  return (
    <>
      <PrintoutHeading title={`Posiciones de ${name}`} details={[`Al ${formatShortDate(today)}`]} />
      {marked.map((table) => (
        <section key={table.name} className="mb-4">
          {tables.length > 1 && <h3 className="mb-1 text-base">{table.name}</h3>}
          <PrintoutTable
            caption={`${table.name} de ${name}`}
            columns={[positionColumn(table), teamColumn(table), ...figureColumns]}
            rows={table.rows}
            keyOf={({ teamId }) => teamId}
          />
        </section>
      ))}
      <ul className="text-sm">
        <BandLegend tables={marked} />
        {adjustments.map(({ teamId, points, reason }) => (
          <li key={`${teamId} ${points} ${reason}`}>{`* ${nameOf(teamId)}: ${formatSigned(points)} (${reason})`}</li>
        ))}
        {withdrawals.map(({ teamId, date, reason }) => (
          <li key={`${teamId} ${date}`}>{`${nameOf(teamId)} se retiró el ${formatShortDate(date)} (${reason})`}</li>
        ))}
      </ul>
    </>
  );
}
