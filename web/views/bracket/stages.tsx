/**
 * The ties of the playoffs: stages one below the other on phones, in columns joined by lines from 640 px. The
 * third-place match is below the final.
 */
import type { Bracket, BracketStage, BracketTie } from '#shared/domain/schemas/bracket.ts';
import { matchMarks } from '../match-marks.ts';
import { ChampionSlot } from './champion-slot.tsx';
import { TieCard } from './tie-card.tsx';
import { TieLines } from './tie-lines.tsx';

interface StagesProps extends Pick<Bracket, 'stages' | 'champion'> {
  readonly ownTeamId: number | null;
  /** The length of the matches in the tournament's rules. */
  readonly matchMinutes: number;
}

const gridColumnClasses = ['sm:col-start-1', 'sm:col-start-2', 'sm:col-start-3', 'sm:col-start-4', 'sm:col-start-5'];
/** With more stages than this, the champion gets no column. */
const maxStagesWithChampionColumn = 2;
/** Number of columns that fit into 640 px; with more, the bracket scrolls. */
const maxVisibleColumns = 3;

export function Stages({ stages, champion, ownTeamId, matchMinutes }: StagesProps) {
  const columns = stages.filter(({ stage }) => stage !== 'third');
  const hasChampionColumn = columns.at(-1)?.stage === 'final' && columns.length <= maxStagesWithChampionColumn;
  return (
    <section
      aria-label="Cuadro de playoffs"
      // A scrolling region must be reachable by keyboard.
      tabIndex={columns.length > maxVisibleColumns ? 0 : undefined}
      className={`relative flex flex-col gap-6 sm:grid sm:grid-flow-col sm:gap-x-8 sm:overflow-x-auto sm:pb-1 ${columns.length > maxVisibleColumns ? 'sm:auto-cols-[minmax(14rem,1fr)]' : 'sm:auto-cols-[minmax(11rem,1fr)]'}`}
    >
      {stages.map((stage) => {
        const isThird = stage.stage === 'third';
        const at = isThird ? columns.length - 1 : columns.indexOf(stage);
        return (
          <Stage
            key={`${stage.stage} ${stage.name}`}
            stage={stage}
            place={`${gridColumnClasses[Math.max(at, 0)] ?? ''} ${isThird ? 'sm:row-start-2' : 'sm:row-start-1'}`}
            isReached={!isThird && doWinnersMeetInNextStage(columns[at - 1], stage)}
            leads={
              !isThird &&
              (doWinnersMeetInNextStage(stage, columns[at + 1]) || (hasChampionColumn && stage.stage === 'final'))
            }
            ownTeamId={ownTeamId}
            matchMinutes={matchMinutes}
          />
        );
      })}
      {hasChampionColumn && (
        <ChampionSlot champion={champion} className={`sm:row-start-1 ${gridColumnClasses[columns.length] ?? ''}`} />
      )}
    </section>
  );
}

/** True if the winners of two ties meet in one tie of the next stage. */
const doWinnersMeetInNextStage = (before: BracketStage | undefined, after: BracketStage | undefined): boolean =>
  before !== undefined && after !== undefined && before.ties.length === 2 * after.ties.length;

interface StageProps extends Pick<StagesProps, 'ownTeamId' | 'matchMinutes'> {
  readonly stage: BracketStage;
  readonly place: string;
  /** True to draw lines from the stage before. */
  readonly isReached: boolean;
  /** True to draw lines to the next stage. */
  readonly leads: boolean;
}

function Stage({ stage: { name, ties }, place, isReached, leads, ...common }: StageProps) {
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${place}`}>
      <h2 className="text-lg">{name}</h2>
      <ul className="flex flex-1 flex-col gap-2 sm:gap-0">
        {ties.map((tie, index) => (
          <li
            key={tie.matchId ?? `${tie.round} ${index}`}
            {...marksOfTie(tie)}
            className="relative flex flex-1 items-center sm:py-2"
          >
            <TieCard tie={tie} isRoundNamed={tie.round !== name} {...common} />
            <TieLines
              isReached={isReached}
              isFilled={tie.matchId !== null && tie.home.id !== null && tie.away.id !== null}
              leads={!leads ? null : ties.length === 1 ? 'straight' : index % 2 === 0 ? 'down' : 'up'}
              isDecided={tie.home.isWinner || tie.away.isWinner || tie.decidedBy === 'bye'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** None while the tie has no match. */
function marksOfTie({ matchId, home, away, matchDate, matchTime }: BracketTie) {
  if (matchId === null) return {};
  return matchMarks({
    id: matchId,
    matchDate,
    matchTime,
    homeTeam: home,
    awayTeam: away,
    homeTeamId: home.id,
    awayTeamId: away.id,
    homeScore: home.score,
    awayScore: away.score,
  });
}
