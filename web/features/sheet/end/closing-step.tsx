/** The ended sheet: both captains or DTs confirm it on this phone; afterwards only an administrator changes it. */

import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lacksScorer } from '../event-texts.ts';
import { MatchLink } from '../frame/match-link.tsx';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetSurroundings } from '../sheet-model.ts';
import { type SheetSide, sidesOfSheet } from '../sheet-sides.ts';
import type { ShownSheet } from '../shown-sheet.ts';
import { ConfirmationForm } from './confirmation-form.tsx';
import { endText } from './end-text.ts';
import { LateRemark } from './late-remark.tsx';

interface ClosingStepProps {
  readonly sheet: ShownSheet;
  readonly surroundings: SheetSurroundings;
  readonly onConfirm: (side: MatchSide, by: string) => void;
  readonly onRemark: (observation: string) => void;
  readonly onEvents: () => void;
  readonly onPresence: () => void;
}

export function ClosingStep({ sheet, surroundings, onConfirm, onRemark, onEvents, onPresence }: ClosingStepProps) {
  const { isAdmin, hourOf, unapplied } = surroundings;
  const { confirmedAt, confirmedBy, end } = sheet;
  const isConfirmed = confirmedAt.home !== null && confirmedAt.away !== null;
  const isUnlikeScore = sheet.match.walkover !== null || sheet.match.homePenalties !== null;
  const unnamed = sheet.events.filter(lacksScorer).length;
  return (
    <Panel title={isConfirmed ? 'Planilla confirmada' : 'Partido finalizado'} onClose={null} isScrolling>
      {isUnlikeScore && <p>{endText(sheet)}</p>}
      {unnamed > 0 && !isConfirmed && (
        <SheetButton icon="edit" onClick={onEvents}>
          {`Poner autor a ${formatPlural(unnamed, 'gol', 'goles')}`}
        </SheetButton>
      )}
      {!isConfirmed && (
        <p className="leading-snug">Confirman los capitanes o DT. Después solo la cambia un administrador.</p>
      )}
      {sidesOfSheet(sheet).map((side) => {
        const at = confirmedAt[side.side];
        return at === null ? (
          <ConfirmationForm key={side.side} teamName={side.name} onConfirm={(by) => onConfirm(side.side, by)} />
        ) : (
          <Confirmed key={side.side} side={side} hour={hourOf(Date.parse(at))} by={confirmedBy?.[side.side] ?? ''} />
        );
      })}
      {end?.observation && (
        <p className="whitespace-pre-line">
          <span className="font-semibold">Observación para la federación: </span>
          {end.observation}
        </p>
      )}
      {!isConfirmed && <LateRemark matchId={sheet.match.id} onRemark={onRemark} />}
      {isConfirmed && <AfterConfirmation matchId={sheet.match.id} isAdmin={isAdmin} />}
      {isAdmin && (
        <SheetButton icon="users" onClick={onPresence} className="shrink-0 px-4">
          Corregir presentes
        </SheetButton>
      )}
      {unapplied}
    </Panel>
  );
}

interface ConfirmedProps {
  readonly side: SheetSide;
  readonly hour: string;
  /** As typed; '' when it is not known. */
  readonly by: string;
}

function Confirmed({ side, hour, by }: ConfirmedProps) {
  return (
    <p className="flex min-h-14 shrink-0 items-center gap-2 rounded-control border-2 border-line bg-surface px-3 py-1 font-semibold leading-tight">
      <Icon name="check" />
      <span>
        {`${side.name} confirmó a las ${hour}`}
        {by && <span className="block font-normal">{by}</span>}
      </span>
    </p>
  );
}

function AfterConfirmation({ matchId, isAdmin }: { readonly matchId: number; readonly isAdmin: boolean }) {
  if (!isAdmin) return <p>Si algo está mal, avisale a la federación: un administrador puede corregirlo.</p>;
  return (
    <>
      <p>Como administrador podés corregir el resultado y los eventos en la página del partido.</p>
      <MatchLink matchId={matchId} />
    </>
  );
}
