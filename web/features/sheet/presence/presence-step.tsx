/**
 * Who is present of both teams, one tap a player, which number is on his shirt where it is another one, and who plays without
 * being on the list. A player who may not play is greyed with the reason; two taps let him play under protest.
 */
import { useState } from 'react';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { describeSheetReason } from '#shared/text/eligibility-reasons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { playerTitle } from '../event-texts.ts';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import { useTapGuard } from '../frame/use-tap-guard.ts';
import { fullNameOf, type SheetSide, sidesOfSheet } from '../sheet-sides.ts';
import type { SheetPlayer, ShownSheet } from '../shown-sheet.ts';
import { type NewPlayer, NewPlayerForm } from './new-player-form.tsx';
import { ShirtForm } from './shirt-form.tsx';

interface PresenceStepProps {
  readonly sheet: ShownSheet;
  /** Ids of the players who are marked. */
  readonly marked: Readonly<Record<MatchSide, readonly number[]>>;
  /** The hour of what this phone knows of who may play. */
  readonly toldAt: string;
  readonly onMark: (side: MatchSide, playerIds: readonly number[]) => void;
  readonly onShirt: (side: MatchSide, playerId: number, jerseyNumber: number) => void;
  readonly onNewPlayer: (side: MatchSide, player: NewPlayer) => void;
}

export function PresenceStep({ sheet, marked, toldAt, onMark, onShirt, onNewPlayer }: PresenceStepProps) {
  const [isNumbering, setIsNumbering] = useState(false);
  const [numbered, setNumbered] = useState<{ readonly side: SheetSide; readonly player: SheetPlayer } | null>(null);
  const [extended, setExtended] = useState<SheetSide | null>(null);
  if (extended) {
    return (
      <NewPlayerForm
        side={extended}
        sheet={sheet}
        onSave={(player) => {
          onNewPlayer(extended.side, player);
          setExtended(null);
        }}
        onClose={() => setExtended(null)}
      />
    );
  }
  if (numbered) {
    const { side, player } = numbered;
    return (
      <ShirtForm
        player={player}
        mates={side.players}
        onSave={(jerseyNumber) => {
          onShirt(side.side, player.id, jerseyNumber);
          setNumbered(null);
          setIsNumbering(false);
        }}
        onClose={() => setNumbered(null)}
      />
    );
  }
  return (
    <Panel
      title={isNumbering ? '¿De quién es otro el número?' : '¿Quiénes están?'}
      onClose={null}
      tool={
        <SheetButton aria-pressed={isNumbering} onClick={() => setIsNumbering(!isNumbering)} className="px-2 text-sm">
          Otro número
        </SheetButton>
      }
      isScrolling
    >
      <div className="grid grid-cols-2 items-start gap-3">
        {sidesOfSheet(sheet).map((side) => (
          <PresenceOfSide
            key={side.side}
            side={side}
            marked={marked[side.side]}
            toldAt={toldAt}
            onMark={(playerIds) => onMark(side.side, playerIds)}
            onNumber={isNumbering ? (player) => setNumbered({ side, player }) : null}
            onExtend={() => setExtended(side)}
          />
        ))}
      </div>
    </Panel>
  );
}

interface PresenceOfSideProps {
  readonly side: SheetSide;
  readonly marked: readonly number[];
  readonly toldAt: string;
  readonly onMark: (playerIds: readonly number[]) => void;
  /** Opens a player's number, in place of marking him; null while players are marked. */
  readonly onNumber: ((player: SheetPlayer) => void) | null;
  /** Asks for a player who is not on the list. */
  readonly onExtend: () => void;
}

function PresenceOfSide({ side, marked, toldAt, onMark, onNumber, onExtend }: PresenceOfSideProps) {
  const { players, name } = side;
  const eligible = players.filter(({ suspension }) => suspension === '').map(({ id }) => id);
  const areAllMarked = eligible.length > 0 && eligible.every((id) => marked.includes(id));
  const allLabel = areAllMarked ? 'Ninguno' : 'Todos';
  const guard = useTapGuard(allLabel);
  const toggle = (id: number) => onMark(marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id]);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 line-clamp-2 min-h-10 w-full font-display font-semibold leading-tight">{name}</legend>
      <div className={`flex min-h-14 items-center justify-between gap-1 ${guard}`}>
        <span className="text-sm leading-tight">{formatPlural(marked.length, 'presente')}</span>
        {eligible.length > 0 && (
          <SheetButton onClick={() => onMark(areAllMarked ? [] : eligible)} className="px-2 text-sm">
            {allLabel}
            <span className="sr-only"> de {name}</span>
          </SheetButton>
        )}
      </div>
      {players.length === 0 && <p className="text-sm">El equipo no tiene jugadores cargados.</p>}
      <ul className="grid grid-cols-2 gap-1.5 md:grid-cols-4">
        {players.map((player) => (
          <li key={player.id} className="min-w-0">
            <PresenceButton
              player={player}
              isMarked={marked.includes(player.id)}
              onToggle={() => (onNumber ? onNumber(player) : toggle(player.id))}
            />
          </li>
        ))}
      </ul>
      <SheetButton icon="plus" onClick={onExtend} className="px-2 text-sm">
        No está en la lista
        <span className="sr-only"> de {name}</span>
      </SheetButton>
      <IneligiblePlayers players={players} marked={marked} toldAt={toldAt} onProtest={toggle} />
      <RemarksOnPlayers players={players} />
    </fieldset>
  );
}

interface PresenceButtonProps {
  readonly player: SheetPlayer;
  readonly isMarked: boolean;
  readonly onToggle: () => void;
}

function PresenceButton({ player, isMarked, onToggle }: PresenceButtonProps) {
  const isSuspended = player.suspension !== '';
  const look =
    isSuspended && !isMarked
      ? 'border-line border-dashed bg-page'
      : isMarked
        ? 'border-accent bg-accent text-surface'
        : 'border-input bg-surface hover:bg-tint';
  return (
    <button
      type="button"
      aria-pressed={isSuspended && !isMarked ? undefined : isMarked}
      disabled={isSuspended && !isMarked}
      onClick={onToggle}
      className={`relative flex min-h-15 w-full flex-col items-center justify-center rounded-control border-2 px-0.5 leading-tight ${look}`}
    >
      {isMarked && <Icon name="check" className="absolute top-0.5 right-0.5 size-4" />}
      <span aria-hidden="true" className="font-display font-semibold text-xl tabular-nums">
        {player.jerseyNumber}
      </span>
      <span aria-hidden="true" className="max-w-full truncate text-xs">
        {isSuspended ? (isMarked ? 'Bajo protesta' : 'No habilitado') : player.lastName}
      </span>
      <span className="sr-only">
        {[playerTitle(player), player.suspension, player.awaitsApproval && 'por aprobar'].filter(Boolean).join(': ')}
      </span>
    </button>
  );
}

/** The warnings about players who may play: an injury apart, what they have still to hand in or to settle, or to be approved. */
function RemarksOnPlayers({ players }: { readonly players: readonly SheetPlayer[] }) {
  const remarks = players.flatMap((player) => {
    if (player.awaitsApproval) return [{ player, text: 'está por aprobar: juega bajo protesta.' }];
    const [first] = player.suspension === '' ? (player.eligibility?.reasons ?? []) : [];
    return first && first.code !== 'injured' ? [{ player, text: describeSheetReason(first) }] : [];
  });
  if (remarks.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm leading-snug">
      {remarks.map(({ player, text }) => (
        <li key={player.id}>
          <span className="font-semibold">{fullNameOf(player)}</span> {text}
        </li>
      ))}
    </ul>
  );
}

interface IneligiblePlayersProps {
  readonly players: readonly SheetPlayer[];
  readonly marked: readonly number[];
  readonly toldAt: string;
  readonly onProtest: (playerId: number) => void;
}

/** Why players of the squad may not play, each with a way to let him play under protest: one tap asks, the next does it. */
function IneligiblePlayers({ players, marked, toldAt, onProtest }: IneligiblePlayersProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const ineligible = players.filter(({ suspension }) => suspension !== '');
  if (ineligible.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm leading-snug">
      {ineligible.map((player) => (
        <li key={player.id} className="flex flex-col items-start gap-1">
          <p>
            <span className="font-semibold">{fullNameOf(player)}</span> no puede jugar: {player.suspension}
            {marked.includes(player.id) && '. Juega bajo protesta: lo resuelve el tribunal.'}
          </p>
          {!marked.includes(player.id) && (
            <SheetButton
              onClick={() => {
                if (asked === player.id) onProtest(player.id);
                setAsked(asked === player.id ? null : player.id);
              }}
              className="px-2 text-sm"
            >
              {asked === player.id ? 'Sí, juega bajo protesta' : 'Juega bajo protesta'}
              <span className="sr-only">: {fullNameOf(player)}</span>
            </SheetButton>
          )}
        </li>
      ))}
      <li>Según los datos de las {toldAt}.</li>
    </ul>
  );
}
