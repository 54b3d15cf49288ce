/** What the person at the pitch is told while it matters: what another phone did first, what was refused. */
import { eventToCorrect } from '#shared/domain/sheet/corrections.ts';
import type { TakenConfirmations } from '../end/use-taken-confirmations.ts';
import { shortEventText } from '../event-texts.ts';
import { findDoubled, type OwnEvents } from '../own-events.ts';
import { operationText } from '../problems/operation-text.ts';
import { asSentence } from '../problems/queue-text.ts';
import type { AnsweredOperation } from '../queue/queued-operation.ts';
import type { SheetModel } from '../sheet-model.ts';
import { sideOfSheet } from '../sheet-sides.ts';
import type { ShownSheet } from '../shown-sheet.ts';
import type { useRecording } from '../use-recording.ts';
import type { SheetNotice } from './notices.tsx';

interface NoticeActions {
  readonly onSignIn: () => void;
  readonly open: (step: 'events' | 'queue') => void;
  readonly isConfirmed: boolean;
  readonly takenConfirmations: TakenConfirmations;
  readonly ownEvents: OwnEvents;
  readonly recording: Pick<ReturnType<typeof useRecording>, 'unite'>;
  /** Whether somebody has seen that this phone may lose what is not sent; the queue's panel goes on saying it. */
  readonly isWarningRead: boolean;
  readonly onWarningRead: () => void;
  /** Comes once nothing more urgent has to be told; null without one. */
  readonly question: SheetNotice | null;
}

/** The most urgent first. */
export function noticesOf(model: SheetModel, actions: NoticeActions): SheetNotice[] {
  const { answered, sending, storageWarning } = model;
  const { onSignIn, open, isConfirmed, takenConfirmations, isWarningRead, onWarningRead, question } = actions;
  const notices: SheetNotice[] = answered.map((each) => ({
    key: each.id,
    icon: 'warning',
    text: answerText(model, each),
    action: isInList(model, each)
      ? { label: 'Ver', onPress: () => open('events') }
      : { label: 'Entendido', onPress: () => model.dismiss(each.id) },
  }));
  const doubled = isConfirmed ? undefined : findDoubled(model.sheet, actions.ownEvents);
  if (doubled) {
    notices.push({
      key: `twice-${doubled.event.operationId}`,
      icon: 'warning',
      text: `Otro teléfono anotó lo mismo: ${shortEventText(model.sheet, doubled.event)}. ¿Son dos?`,
      action: { label: 'Es uno', onPress: () => actions.recording.unite(doubled) },
      other: { label: 'Son dos', onPress: () => actions.ownEvents.markDistinct(doubled.event.operationId ?? '') },
    });
  }
  for (const side of takenConfirmations.sides) {
    const text = `${sideOfSheet(model.sheet, side).name} tiene que confirmar de nuevo: la planilla cambió.`;
    const action = { label: 'Entendido', onPress: () => takenConfirmations.forget(side) };
    notices.push({ key: `again-${side}`, icon: 'warning', text, action });
  }
  if (sending.needs === 'password') {
    const text = 'Tu sesión venció: lo que cargás queda guardado en el teléfono.';
    notices.push({ key: 'password', icon: 'user', text, action: { label: 'Iniciar Sesión', onPress: onSignIn } });
  }
  // Whoever kept a confirmed sheet has done his work, unless something is still to be sent.
  const isSendingMissed = !isConfirmed || sending.unsent > 0;
  if ((sending.needs === 'link' || sending.needs === 'permission') && isSendingMissed) {
    const action = { label: 'Ver', onPress: () => open('queue') };
    notices.push({ key: sending.needs, icon: 'warning', text: asSentence(sending.why), action });
  }
  if (question) notices.push(question);
  if (storageWarning && !isWarningRead) {
    const action = { label: 'Entendido', onPress: onWarningRead };
    notices.push({ key: 'storage', icon: 'warning', text: storageWarning, action });
  }
  return notices;
}

/** Whether the list of events shows the answer, with what can be done: a refused event, or a correction of one it has. */
function isInList({ sheet }: SheetModel, { content, answer }: AnsweredOperation): boolean {
  if (answer.outcome !== 'refused') return false;
  if (content.kind === 'correction') return eventToCorrect(sheet.events, content) !== undefined;
  return content.kind === 'event';
}

function answerText({ sheet }: SheetModel, { content, answer: { outcome, message } }: AnsweredOperation): string {
  if (outcome === 'superseded') return message;
  if (outcome === 'unapplied') {
    // Of an end that comes after the confirmed one, only its remark is left to decide on.
    const what = content.kind === 'end' || content.kind === 'remark' ? 'tu observación' : operationText(sheet, content);
    return `Sin aplicar: ${what}. Lo revisa un administrador.`;
  }
  // The list of events says why beside the event.
  return content.kind === 'event' ? refusalText(sheet, content) : `${refusalText(sheet, content)} ${message}`;
}

function refusalText(sheet: ShownSheet, content: AnsweredOperation['content']): string {
  const what = operationText(sheet, content);
  switch (content.kind) {
    case 'event':
      return `No se cargó: ${what}.`;
    case 'presence':
      return `No se pudieron guardar los ${what}.`;
    case 'confirmation':
      return `No se pudo confirmar por ${sideOfSheet(sheet, content.side).name}.`;
    default:
      return `No se pudo ${what}.`;
  }
}
