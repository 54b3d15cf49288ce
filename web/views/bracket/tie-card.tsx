/** Card of one tie: both teams with scores, the winner marked, and date and place. */
import type { ReactNode } from 'react';
import type { BracketTie } from '#shared/domain/schemas/bracket.ts';
import { paths } from '#shared/pages/paths.ts';
import { isCalledOff } from '#shared/text/match-state.ts';
import { pitchOf } from '#shared/text/place.ts';
import { Icon } from '../../ui/icon.tsx';
import { Crest } from '../crest.tsx';
import { Day } from '../day.tsx';
import { hourClass, MatchStateText } from '../match-score-or-time.tsx';
import { TeamLink } from '../team-link.tsx';
import { TeamName } from '../team-name.tsx';

interface TieCardProps {
  readonly tie: BracketTie;
  /** True if the card names its round; false where the heading of the stage already does. */
  readonly isRoundNamed: boolean;
  readonly ownTeamId: number | null;
  /** The length of the matches in the tournament's rules. */
  readonly matchMinutes: number;
}

export function TieCard({ tie, isRoundNamed, ownTeamId, matchMinutes }: TieCardProps) {
  const { round, home, away } = tie;
  if (tie.decidedBy === 'bye') return <ByeCard side={home} isOwn={home.id !== null && home.id === ownTeamId} />;
  return (
    <article className="@container relative w-full overflow-hidden rounded-card border border-line bg-surface">
      <span className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 px-3 text-sm">
        <TieHeading tie={tie} text={isRoundNamed ? round.replace(' de final', '') : <TieDay tie={tie} />} />
        <TieStatus tie={tie} matchMinutes={matchMinutes} />
      </span>
      <TieTeam side={home} walkover={didNotShowUp(tie, 'home')} isOwn={home.id !== null && home.id === ownTeamId} />
      <TieTeam side={away} walkover={didNotShowUp(tie, 'away')} isOwn={away.id !== null && away.id === ownTeamId} />
      <TieDecisionAndPlace tie={tie} isDateSaid={!isRoundNamed} />
    </article>
  );
}

/** A place without a match: its team goes on to the next stage. */
function ByeCard({ side, isOwn }: Pick<TieTeamProps, 'side' | 'isOwn'>) {
  return (
    <article className="@container w-full overflow-hidden rounded-card border border-input border-dashed bg-surface">
      <TieTeam side={side} walkover={false} isOwn={isOwn} isFirst />
      <span className="block border-line border-t px-3 py-2 text-muted text-sm leading-tight">Pasa directo</span>
    </article>
  );
}

/** What the card is called; the link to the match covers all of the card that is below the teams' own links. */
function TieHeading({ tie: { matchId, home, away }, text }: Pick<TieCardProps, 'tie'> & { readonly text: ReactNode }) {
  const shape = 'font-medium';
  return matchId === null ? (
    <span className={shape}>{text}</span>
  ) : (
    <a
      href={paths.match.getHref(matchId)}
      className={`${shape} inline-flex min-h-11 min-w-11 items-center after:absolute after:inset-0 after:rounded-card hover:after:bg-text/5`}
    >
      {text}
      <span className="sr-only">{`: ${home.name} - ${away.name}`}</span>
    </a>
  );
}

/** Brackets are told the same way on pages, which know no day, and in the application. */
const TieDay = ({ tie: { matchDate } }: Pick<TieCardProps, 'tie'>) =>
  matchDate === '' ? null : <Day date={matchDate} today={null} isAlone />;

const didNotShowUp = ({ walkover }: BracketTie, side: 'home' | 'away'): boolean =>
  walkover === side || walkover === 'both';

interface TieTeamProps {
  readonly side: BracketTie['home'];
  /** True if the team did not show up. */
  readonly walkover: boolean;
  readonly isOwn: boolean;
  /** True when nothing is above the team in its card. */
  readonly isFirst?: boolean;
}

function TieTeam({ side, walkover, isOwn, isFirst = false }: TieTeamProps) {
  const { id, name, logo, score, penalties, isWinner, place } = side;
  return (
    <span
      className={`flex min-h-12 items-center gap-x-2 border-line px-3 py-0.5 @max-[14rem]:flex-wrap ${isFirst ? '' : 'border-t'} ${isWinner ? 'bg-winner-tint font-semibold' : ''}`}
    >
      {id === null ? (
        <span className="size-6 shrink-0 rounded-full border-2 border-input border-dashed @max-[14rem]:hidden" />
      ) : (
        <span className="contents @max-[14rem]:hidden">
          <Crest id={id} name={name} logo={logo} size="sm" />
        </span>
      )}
      <span
        className={`flex min-w-0 flex-[1_1_8rem] leading-tight @max-[14rem]:flex-wrap ${id === null ? 'text-muted' : ''}`}
      >
        {place !== undefined && id !== null && (
          <span className="mr-2 inline-flex min-w-7 shrink-0 items-center text-muted text-sm tabular-nums">
            {place}
          </span>
        )}
        <TeamLink id={id} className="relative z-1 flex min-h-11 min-w-11 items-center">
          <span>
            <TeamName team={side} id={id} />
          </span>
        </TeamLink>
        {isOwn && <span className="sr-only"> (tu equipo)</span>}
      </span>
      <span className="ml-auto flex items-center gap-2">
        {isWinner && (
          <>
            <Icon name="check" className="size-5 text-winner @max-[14rem]:hidden" />
            <span className="sr-only">Ganador</span>
          </>
        )}
        {walkover && <span className="shrink-0 font-semibold text-muted text-xs">No se presentó</span>}
        {penalties !== null && (
          <span className="shrink-0 font-display text-sm tabular-nums">
            ({penalties}
            <span className="sr-only"> penales</span>)
          </span>
        )}
        <span className="min-w-6 shrink-0 text-center font-display font-semibold text-lg tabular-nums">
          {score ?? ''}
        </span>
      </span>
    </span>
  );
}

/** The state of a tie, and before it is played its kick-off time; penalties are told beside each team. */
function TieStatus({ tie, matchMinutes }: Pick<TieCardProps, 'tie' | 'matchMinutes'>) {
  const { status, formattedTime } = tie;
  if (status === null) return <span className="text-muted">Por programar</span>;
  return (
    <span className="flex shrink-0 flex-col items-center text-muted leading-tight">
      {(status === 'scheduled' || isCalledOff(status)) && (
        <span className={`${hourClass} ${isCalledOff(status) ? 'line-through' : 'text-text'}`}>{formattedTime}</span>
      )}
      <MatchStateText match={{ ...tie, status }} matchMinutes={matchMinutes} />
    </span>
  );
}

const tieDecisionTexts: Partial<Record<NonNullable<BracketTie['decidedBy']>, string>> = {
  penalties: 'Definido por penales',
  betterPlaced: 'Pasó el mejor ubicado',
  nobody: 'No se presentó ninguno',
  noRival: 'Pasó sin rival',
};

function TieDecisionAndPlace({ tie, isDateSaid }: { readonly tie: BracketTie; readonly isDateSaid: boolean }) {
  const isOpen = tie.status === 'completed' && tie.decidedBy === null;
  const decision = isOpen ? 'Falta definir quién pasa' : tie.decidedBy ? tieDecisionTexts[tie.decidedBy] : undefined;
  const place = pitchOf(tie);
  const isDateTold = !isDateSaid && tie.matchDate !== '';
  if (!(decision || isDateTold || place)) return null;
  return (
    <span className="block border-line border-t px-3 py-2 text-muted text-sm leading-tight">
      {decision && <span className="block font-semibold text-text">{decision}</span>}
      {isDateTold && <TieDay tie={tie} />}
      {isDateTold && place && '\u00a0· '}
      {place}
    </span>
  );
}
