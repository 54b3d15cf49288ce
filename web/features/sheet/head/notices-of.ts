/** What the person at the pitch is told while it matters: what another phone did first, what was refused. */

import { operationText } from '../problems/operation-text.ts';
import type { AnsweredOperation } from '../queue/queued-operation.ts';
import type { SheetModel } from '../sheet-model.ts';
import type { SheetNotice } from './notices.tsx';

interface NoticeActions {
  readonly onSignIn: () => void;
  readonly open: (step: 'events' | 'queue') => void;
  readonly isConfirmed: boolean;
  /** Whether somebody has seen that this phone may lose what is not sent; the queue's panel goes on saying it. */
  readonly isWarningRead: boolean;
  readonly onWarningRead: () => void;
}

/** The most urgent first. */
export function noticesOf(model: SheetModel, actions: NoticeActions): SheetNotice[] {
  const { answered, sending, storageWarning } = model;
  const { onSignIn, open, isConfirmed, isWarningRead, onWarningRead } = actions;
  const notices: SheetNotice[] = answered.map((each) => ({
    key: each.id,
    icon: 'warning',
    text: answerText(model, each),
    action: isOfList(each)
      ? { label: 'Ver', onPress: () => open('events') }
      : { label: 'Entendido', onPress: () => model.dismiss(each.id) },
  }));
  if (sending.needs === 'password') {
    const text = 'Tu sesión venció: lo que cargás queda guardado en el teléfono.';
    notices.push({ key: 'password', icon: 'user', text, action: { label: 'Iniciar Sesión', onPress: onSignIn } });
  }
  // The link of a confirmed sheet has done its work, unless something is still to be sent with it.
  const isLinkMissed = !isConfirmed || sending.unsent > 0;
  if (sending.needs === 'link' && isLinkMissed) {
    const action = { label: 'Ver', onPress: () => open('queue') };
    notices.push({ key: 'link', icon: 'warning', text: sending.why || 'El enlace ya no sirve.', action });
  }
  if (storageWarning && !isWarningRead) {
    const action = { label: 'Entendido', onPress: onWarningRead };
    notices.push({ key: 'storage', icon: 'warning', text: storageWarning, action });
  }
  return notices;
}

/** Whether the list of events shows the answer beside its event, with what can be done. */
const isOfList = ({ content, answer }: AnsweredOperation): boolean =>
  answer.outcome === 'refused' && (content.kind === 'event' || content.kind === 'correction');

function answerText({ sheet }: SheetModel, { content, answer: { outcome, message } }: AnsweredOperation): string {
  if (outcome === 'superseded') {
    const isStart = content.kind === 'clock' && content.action === 'start';
    return isStart ? 'El otro teléfono ya inició el reloj: vale el primer comienzo.' : message;
  }
  const what = operationText(sheet, content);
  if (outcome === 'unapplied') return `Sin aplicar: ${what}. Lo revisa un administrador.`;
  return content.kind === 'event' ? `No se cargó: ${what}.` : `No se pudo ${what}. ${message}`;
}
