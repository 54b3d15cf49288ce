/** Row of one team in a standings table, with an expandable row that explains a tie on points. */
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { Crest } from '../../ui/crest.tsx';
import { FormBadges } from '../form-badges.tsx';
import { LiveDot } from '../live-dot.tsx';
import { standingsColumns } from './columns.ts';

interface StandingsRowProps {
  readonly row: FormattedStanding;
  readonly isComplete: boolean;
  readonly qualifies: boolean;
  readonly isOwn: boolean;
  readonly isTieOpen: boolean;
  readonly onToggleTie: () => void;
}

export function StandingsRow(props: StandingsRowProps) {
  const { row, isComplete, qualifies, isOwn, isTieOpen, onToggleTie } = props;
  // The background must be opaque, because sticky cells cover the other cells while the table scrolls.
  const ground = isOwn ? 'bg-tint font-semibold' : 'bg-surface';
  return (
    <>
      <tr className={ground}>
        <td
          className={`sticky left-0 z-1 h-12 w-10 min-w-10 border-line border-t border-l-4 pl-1 text-center ${ground} ${qualifies ? 'border-l-accent' : 'border-l-transparent'}`}
        >
          {row.positionDisplay}
        </td>
        <th
          scope="row"
          className={`sticky left-10 z-1 border-line border-t pr-2 text-left ${isOwn ? '' : 'font-normal'} ${ground} ${isComplete ? 'max-md:max-w-36 max-md:min-w-36 md:w-full' : 'w-full max-w-0'}`}
        >
          <span className="flex items-center gap-2">
            <Crest name={row.teamName} logo={row.teamLogo} size="sm" />
            <span className="line-clamp-2 font-sans leading-tight max-md:text-sm">{row.teamName}</span>
            {row.playing && <LiveDot />}
            {isOwn && <span className="sr-only">(tu equipo)</span>}
          </span>
        </th>
        {standingsColumns.map(({ title, isCompact, read }) => (
          <td
            key={title}
            className={`border-line border-t px-2 text-right ${isCompact || isComplete ? '' : 'max-md:hidden'}`}
          >
            {read(row)}
          </td>
        ))}
        <td className="relative min-w-12 border-line border-t p-0 text-right font-bold">
          <PointsOrTieButton row={row} isTieOpen={isTieOpen} onToggleTie={onToggleTie} />
        </td>
        <td className={`border-line border-t px-3 ${isComplete ? '' : 'max-[30rem]:hidden'}`}>
          <FormBadges results={row.last3ResultsFormatted.map(({ result }) => result)} />
        </td>
      </tr>
      {isTieOpen && (
        <tr className={ground}>
          <td
            colSpan={standingsColumns.length + 4}
            className={`border-l-4 py-2 pr-3 pl-10 font-normal font-sans ${qualifies ? 'border-l-accent' : 'border-l-transparent'}`}
          >
            {/* The text sticks to the left, so that it stays visible while the table scrolls sideways. */}
            <span className="sticky left-10 block w-fit max-w-[calc(100vw-6rem)]">{row.tieExplanation}</span>
          </td>
        </tr>
      )}
    </>
  );
}

type PointsOrTieButtonProps = Pick<StandingsRowProps, 'row' | 'isTieOpen' | 'onToggleTie'>;

/** The points. If the team is tied, they are a button that explains the tie; an asterisk marks a points adjustment. */
function PointsOrTieButton({ row, isTieOpen, onToggleTie }: PointsOrTieButtonProps) {
  const asterisk = row.adjustment === 0 ? '' : "after:absolute after:content-['*']";
  const number = <span className={asterisk}>{row.pointsFormatted}</span>;
  if (row.tieExplanation === null) return <span className="block pr-4 pl-2">{number}</span>;
  return (
    <button
      type="button"
      aria-expanded={isTieOpen}
      aria-label={`${row.pointsFormatted} puntos, igualado: ver por qué está por encima`}
      onClick={onToggleTie}
      className="flex h-12 w-full min-w-11 items-center justify-end pr-4 pl-2 font-bold"
    >
      {number}
      <svg
        aria-hidden="true"
        viewBox="0 0 8 6"
        className="absolute right-1 size-2 text-accent"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
      >
        <path d="M0 1h8M0 5h8" />
      </svg>
    </button>
  );
}
