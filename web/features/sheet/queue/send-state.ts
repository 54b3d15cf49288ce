/** The state of sending in words: 'Todo enviado', or '3 sin enviar' with why and since when. */
import type { SendProblem } from './queue-parts.ts';
import type { QueueState } from './queue-state.ts';
import { isOwnerRefused } from './sending.ts';

export interface SendState {
  /** How many operations are not known to be recorded. */
  readonly unsent: number;
  /** 'Todo enviado' or '3 sin enviar'. */
  readonly text: string;
  /** Why they are not sent yet, as in 'Sin conexión', or why the owner cannot send any more; '' otherwise. */
  readonly why: string;
  /** When the oldest of them was made, by the device's clock in milliseconds since the epoch; null when all are sent. */
  readonly since: number | null;
  /** What sending needs from a person before it goes on. */
  readonly needs: 'password' | 'link' | 'permission' | 'reopening' | null;
}

export function sendStateOf({ waiting, problem }: Pick<QueueState<unknown>, 'waiting' | 'problem'>): SendState {
  const needs = problem ? neededFor[problem.kind] : null;
  const [oldest] = waiting;
  if (!oldest) {
    const why = problem && isOwnerRefused(problem) ? problemText(problem) : '';
    return { unsent: 0, text: 'Todo enviado', why, since: null, needs };
  }
  return {
    unsent: waiting.length,
    text: `${waiting.length} sin enviar`,
    why: problem ? problemText(problem) : 'Enviando…',
    since: oldest.madeAt,
    needs,
  };
}

const neededFor: Readonly<Record<SendProblem['kind'], SendState['needs']>> = {
  unreachable: null,
  timeout: null,
  'server-failure': null,
  'too-many-requests': null,
  'signed-out': 'password',
  'link-refused': 'link',
  'sheet-confirmed': 'reopening',
  'not-allowed': 'permission',
};

/** Why a request failed, in Spanish. */
export const problemText = ({ kind, detail }: SendProblem): string => detail || textOfProblem[kind];

const textOfProblem: Readonly<Record<SendProblem['kind'], string>> = {
  unreachable: 'Sin conexión',
  timeout: 'El servidor no respondió a tiempo',
  'server-failure': 'El servidor tiene un problema',
  'too-many-requests': 'Hay demasiados pedidos en este momento',
  'signed-out': 'Tu sesión venció',
  'link-refused': 'El enlace ya no sirve: pedí uno nuevo',
  'sheet-confirmed': 'La planilla ya está confirmada',
  'not-allowed': 'No tenés permiso para esta planilla',
};
