/** Ends the match: asks once, with the shoot-out or the walkover where they belong, and a remark for the federation. */
import { useState } from 'react';
import type { Walkover } from '#shared/domain/schemas/match.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatLongDate } from '#shared/text/dates.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { lacksScorer } from '../event-texts.ts';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { NewOperation } from '../queue/queued-operation.ts';
import { sheetScore } from '../sheet-score.ts';
import { sidesOfSheet } from '../sheet-sides.ts';
import type { ShownSheet } from '../shown-sheet.ts';
import { RemarkField } from './remark-field.tsx';
import { ShootOut } from './shoot-out.tsx';
import type { EndDraft } from './use-end-draft.ts';
import { WalkoverSides } from './walkover-sides.tsx';

type EndOperation = Extract<NewOperation, { kind: 'end' }>;

interface EndStepProps {
  readonly sheet: ShownSheet;
  /** Whole minutes that are left by the clock; null when it has not begun. */
  readonly minutesLeft: number | null;
  /** What was entered already; kept by the caller, so that leaving this step loses nothing. */
  readonly draft: EndDraft;
  readonly onDraft: (parts: Partial<EndDraft>) => void;
  readonly onEnd: (operation: EndOperation) => void;
  readonly onClose: () => void;
}

export function EndStep({
  sheet,
  minutesLeft,
  draft: { observation, penalties },
  onDraft,
  onEnd,
  onClose,
}: EndStepProps) {
  const { match, events } = sheet;
  const score = sheetScore(sheet);
  const isLevel = score.home === score.away;
  const hasStarted = match.status !== 'scheduled';
  const [walkover, setWalkover] = useState<Walkover | null>(null);
  const [isWalkover, setIsWalkover] = useState(!hasStarted);
  const [isShootOutAsked, setIsShootOutAsked] = useState(match.isPlayoff);
  const [problem, setProblem] = useState('');
  const isToCome = match.matchDate > useToday();
  const unnamed = events.filter(lacksScorer).length;
  const areKicksEntered = penalties.home > 0 || penalties.away > 0;
  const isShootOut = isLevel && !isWalkover && (isShootOutAsked || areKicksEntered);
  const hasPenalties = isShootOut && areKicksEntered;

  const end = () => {
    const isUndecided = hasPenalties && penalties.home === penalties.away;
    if (isWalkover && !walkover) return setProblem('Elegí quién no se presentó.');
    if (isUndecided) return setProblem('Los penales no pueden terminar empatados.');
    onEnd({
      kind: 'end',
      homePenalties: hasPenalties ? penalties.home : null,
      awayPenalties: hasPenalties ? penalties.away : null,
      walkover: isWalkover ? walkover : null,
      observation: observation.trim(),
    });
  };

  return (
    <Panel title={hasStarted ? '¿Terminó el partido?' : 'El partido no empezó'} onClose={onClose} isScrolling>
      {hasStarted && !isWalkover && minutesLeft !== null && minutesLeft > 0 && (
        <p className="font-semibold">{`Según el reloj ${leftText(minutesLeft)}.`}</p>
      )}
      {isShootOut && (
        <ShootOut
          sides={sidesOfSheet(sheet)}
          score={penalties}
          onChange={(score) => {
            setIsShootOutAsked(true);
            onDraft({ penalties: score });
          }}
        />
      )}
      {isWalkover && <WalkoverSides sides={sidesOfSheet(sheet)} chosen={walkover} onChoose={setWalkover} />}
      {unnamed > 0 && !isWalkover && (
        <p>{`${formatPlural(unnamed, 'gol no tiene', 'goles no tienen')} autor: se puede poner también después.`}</p>
      )}
      {isToCome && (
        <p className="font-semibold">{`¿Ya se jugó? El partido tiene fecha del ${formatLongDate(match.matchDate)}.`}</p>
      )}
      {problem && (
        <p role="alert" className="font-semibold">
          {problem}
        </p>
      )}
      <SheetButton variant="primary" onClick={end} className="min-h-16 shrink-0 text-lg">
        {isWalkover ? 'Cerrar por no presentación' : 'Sí, finalizar'}
      </SheetButton>
      <RemarkField text={observation} onChange={(text) => onDraft({ observation: text })} />
      {!isWalkover && isLevel && !isShootOut && (
        <SheetButton variant="quiet" onClick={() => setIsShootOutAsked(true)}>
          Se definió por penales
        </SheetButton>
      )}
      {hasStarted && (
        <SheetButton variant="quiet" onClick={() => setIsWalkover(!isWalkover)}>
          {isWalkover ? 'Sí se jugó' : 'Un equipo no se presentó (W.O.)'}
        </SheetButton>
      )}
    </Panel>
  );
}

/** For example 'faltan 12 minutos'. */
const leftText = (minutes: number): string =>
  minutes === 1 ? 'falta 1 minuto' : `faltan ${formatPlural(minutes, 'minuto')}`;
