/** Why an operation was not applied to a sheet, in words for the person at the pitch. */
import { limits } from '../domain/limits.ts';
import type { LostOfEnd, SheetReason } from '../domain/sheet/reasons.ts';
import { joinNames } from '../spanish/numbers.ts';
import { tooManyEventsText } from './too-many-events.ts';

type Texts = {
  readonly [Code in SheetReason['code']]: string | ((reason: Extract<SheetReason, { code: Code }>) => string);
};

const texts: Texts = {
  'teams-unknown': 'Todavía no se sabe qué equipos juegan este partido.',
  cancelled: 'El partido está cancelado.',
  postponed: 'El partido está postergado: primero un administrador le pone fecha.',
  confirmed: 'La planilla ya está confirmada: queda sin aplicar hasta que un administrador lo revise.',
  'remark-after-confirmation':
    'La planilla ya está confirmada: tu observación queda sin aplicar hasta que un administrador la revise.',
  'score-by-administrator': 'El resultado ya lo cargó un administrador: queda sin aplicar hasta que lo revise.',
  'match-ended': 'El partido ya está finalizado.',
  'clock-not-started': 'El partido todavía no empezó: primero tocá «Empezar».',
  'no-half-left': 'El partido no tiene más tiempos por jugar.',
  'half-started': 'Ya se había empezado desde otro dispositivo: vale el primer comienzo.',
  'clock-stopped': 'El reloj ya estaba detenido.',
  'clock-running': 'El reloj ya estaba en marcha.',
  'clock-moved-later': 'Otro dispositivo movió el reloj después.',
  'single-half': 'En este torneo se juega un solo tiempo: para terminar tocá «Finalizar».',
  'half-ended': 'Ese tiempo ya había terminado.',
  'no-half-in-play': 'Ningún tiempo está en juego: no hay un comienzo para corregir.',
  'start-after-stop': 'El comienzo no puede ser posterior a una pausa del reloj.',
  'start-before-earlier-half':
    'El segundo tiempo no puede empezar antes que el primero, ni antes de una pausa de ese tiempo.',
  'start-undone': 'El comienzo ya se había anulado.',
  'start-in-use':
    'Ya hay goles o tarjetas cargados: el comienzo no se puede anular. Si el minuto está mal, corregí el reloj.',
  'foreign-team': 'Ese equipo no juega este partido.',
  'foreign-player': 'Ese jugador no es del equipo: corregí quién fue.',
  'player-left': 'Uno de los jugadores ya no es del equipo.',
  'too-many-new-players': `La planilla ya sumó ${limits.newPlayersOfSide} jugadores a ese equipo: avisale a un administrador.`,
  'presence-marked-later': 'Otro dispositivo marcó después quiénes están.',
  'card-without-player': 'Elegí a quién se le mostró la tarjeta.',
  'card-without-minute': 'Una tarjeta lleva su minuto: ponelo.',
  'event-gone': 'Ese evento ya no está en la planilla.',
  'event-removed': 'Ese evento ya se quitó desde otro dispositivo.',
  'event-unknown': 'Ese evento no está en la planilla.',
  'not-started': 'El partido todavía no empezó: si un equipo no se presentó, elegí cuál.',
  'penalties-on-walkover': 'Un partido ganado por no presentación no tiene penales.',
  'penalties-incomplete': 'Faltan los penales de uno de los equipos.',
  'penalties-level': 'Los penales no pueden terminar empatados.',
  'remark-before-end': 'El partido todavía no terminó: la observación se escribe al finalizarlo, o después.',
  'not-ended': 'Primero hay que finalizar el partido; después se confirma.',
  'side-confirmed': 'Ese equipo ya había confirmado.',
  'too-many-events': tooManyEventsText,
  'minute-too-late': ({ matchMinutes }) => `El minuto tiene que ser ${matchMinutes} o menos: corregilo.`,
  suspended: ({ players }) => {
    const names = joinNames(players.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
    return `${names} no ${players.length === 1 ? 'puede' : 'pueden'} jugar por suspensión.`;
  },
  'penalties-not-level': ({ homeScore, awayScore }) =>
    `Solo hay penales con el partido empatado, y la planilla dice ${homeScore ?? 0} - ${awayScore ?? 0}: revisá los goles.`,
  'score-changed': ({ homeScore, awayScore }) =>
    `El resultado cambió y ahora es ${homeScore} - ${awayScore}: revisalo y confirmá de nuevo.`,
  'too-many-remarks': 'Tu observación no entró, porque la planilla ya tiene muchas: avisale a la federación.',
  'already-ended': ({ lost, remark }) => {
    const rest =
      remark === 'none' ? '' : remark === 'added' ? ' Tu observación se agregó.' : ` ${textOfReason({ code: remark })}`;
    return `El partido ya se había finalizado: vale el primer final.${textOfLost(lost)}${rest}`;
  },
};

/** A sentence, or several. */
export function textOfReason(reason: SheetReason): string {
  const text = texts[reason.code] as string | ((reason: SheetReason) => string);
  return typeof text === 'string' ? text : text(reason);
}

function textOfLost(lost: LostOfEnd): string {
  if (lost === null) return '';
  if (lost === 'walkover') return ' Que un equipo no se presentó no se guardó: si es así, avisale a la federación.';
  const { homePenalties, awayPenalties } = lost;
  return ` Los penales ${homePenalties}-${awayPenalties} no se guardaron: si están bien, avisale a la federación.`;
}
