/** The whole fixture, or one round of it, to print: a table for each round, with the seed of the draw. */

import type { Group } from '#shared/domain/schemas/group.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatDateRange, formatShortDate } from '#shared/text/dates.ts';
import { freeTeamsText, matchStatusLabels } from '#shared/text/labels.ts';
import { isCalledOff } from '#shared/text/match-state.ts';
import { pitchOf } from '#shared/text/place.ts';
import { PrintoutHeading } from './printout-heading.tsx';
import { type PrintoutColumn, PrintoutTable } from './printout-table.tsx';

interface FixtureSheetProps {
  readonly tournament: Tournament;
  readonly groups: readonly Group[];
  readonly matches: readonly FormattedMatch[];
  /** The rounds to print, in their order. */
  readonly rounds: readonly Pick<FixtureRound, 'round' | 'free'>[];
  readonly isWhole: boolean;
  readonly today: string;
}

export function FixturePrintout({ tournament, groups, matches, rounds: printed, isWhole, today }: FixtureSheetProps) {
  const rounds = printed.map(({ round: name, free }) => ({
    name,
    free: freeTeamsText(free),
    ofRound: matches.filter(({ round }) => round === name),
  }));
  const dates = rounds.flatMap(({ ofRound }) => ofRound.map(({ matchDate }) => matchDate)).toSorted();
  const count = rounds.reduce((sum, { ofRound }) => sum + ofRound.length, 0);
  const columns = columnsFor(groups, today);
  return (
    <>
      <PrintoutHeading
        title={isWhole ? `Fixture de ${tournament.name}` : `${printed[0]?.round} de ${tournament.name}`}
        details={[
          dates[0] && formatDateRange(dates[0], dates.at(-1) ?? ''),
          formatPlural(count, 'partido'),
          isWhole && formatPlural(rounds.length, 'fecha'),
          tournament.fixtureSeed !== null && `Sorteo n.º ${tournament.fixtureSeed}`,
        ]}
      />
      {rounds.map(({ name, free, ofRound }) => (
        <section key={name} className={`mb-4 ${ofRound.length > 12 ? '' : 'break-inside-avoid'}`}>
          <h3 className="mb-1 text-base">{name || 'Sin fecha'}</h3>
          <PrintoutTable caption={name} columns={columns} rows={ofRound} keyOf={({ id }) => id} />
          {free && <p className="mt-1">{free}</p>}
        </section>
      ))}
    </>
  );
}

function columnsFor(groups: readonly Group[], today: string): PrintoutColumn<FormattedMatch>[] {
  const zone: PrintoutColumn<FormattedMatch> = {
    title: 'Zona',
    cellOf: ({ groupId }) => groups.find(({ id }) => id === groupId)?.name ?? '',
    width: 'w-[5rem]',
  };
  return [
    { title: 'Día', cellOf: ({ matchDate }) => formatShortDate(matchDate, today), width: 'w-[6rem]' },
    { title: 'Hora', cellOf: ({ formattedTime }) => formattedTime, width: 'w-[4rem]' },
    ...(groups.length > 0 ? [zone] : []),
    { title: 'Local', cellOf: ({ homeTeam }) => homeTeam.name, align: 'right' },
    { title: 'Resultado', cellOf: resultText, align: 'center', width: 'w-[6rem]' },
    { title: 'Visitante', cellOf: ({ awayTeam }) => awayTeam.name },
    { title: 'Cancha', cellOf: pitchOf },
    { title: 'Árbitro', cellOf: ({ referee }) => referee?.name ?? '' },
  ];
}

/** A match that is still to be played has room for its result. A shoot-out may come below the score, neither is cut. */
function resultText({ status, scoreDisplay, homePenalties, awayPenalties, walkover }: FormattedMatch): string {
  if (isCalledOff(status)) return matchStatusLabels[status];
  if (status === 'scheduled') return keptTogether('___ - ___');
  const penalties = homePenalties === null ? '' : ` ${keptTogether(`(${homePenalties}-${awayPenalties} pen.)`)}`;
  return `${keptTogether(scoreDisplay)}${penalties}${walkover ? ' W.O.' : ''}`;
}

const keptTogether = (text: string): string => text.replaceAll(' ', '\u00a0');
