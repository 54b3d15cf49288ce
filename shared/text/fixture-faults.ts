/** Why there is no fixture, in words: each reason with what is needed and what there is. */

import type { FixtureFault } from '../domain/fixture/problem.ts';
import type { Proof, ProofAdvice, ProofPeriod, ProofReason } from '../domain/fixture/proof.ts';
import type { FixtureRequest, Pace } from '../domain/schemas/fixture.ts';
import { capitalize } from '../spanish/capitalized.ts';
import { formatPlural, joinNames } from '../spanish/numbers.ts';
import { formatShortDate } from './dates.ts';

export interface FaultText {
  /** The option's path: 'requests.3', 'playingTimes', 'officials' … */
  readonly path: string;
  /** A sentence, or two. */
  readonly message: string;
}

type NameOfTeam = (teamId: number) => string;

/** `excludedDates` is the number of days that were excluded. */
export const textsOfFaults = (
  faults: readonly FixtureFault[],
  excludedDates: number,
  nameOf: NameOfTeam,
): FaultText[] =>
  faults.map((fault) => ({
    path: fault.path,
    message: fault.proof ? textOfProven(fault, fault.proof, excludedDates, nameOf) : textOfBroken(fault, nameOf),
  }));

function textOfProven(
  { path, request }: FixtureFault,
  proof: Proof,
  excludedDates: number,
  nameOf: NameOfTeam,
): string {
  const reason = textOfReason(proof.reason, nameOf);
  if (request) return `${textOfRequest(request, nameOf)}. ${reason}.`;
  if (path === 'excludedDates') return `Con ${excludedDates} fechas excluidas no alcanza. ${reason}.`;
  if (path === 'officials') return `${reason}: agregá árbitros.`;
  return `${reason}: ${textOfAdvice(proof.advice)}.`;
}

function textOfBroken({ path, request, rounds }: FixtureFault, nameOf: NameOfTeam): string {
  if (request) return `El mejor intento no cumple este pedido: ${textOfRequest(request, nameOf)}.`;
  const what = path === 'officials' ? 'los árbitros' : path === 'excludedDates' ? 'los días' : 'las canchas y horas';
  return `El mejor intento no encontró lugar para las ${rounds} fechas con ${what} que hay.`;
}

/** 'Boca no puede empezar antes de las 15:30'. */
function textOfRequest(request: FixtureRequest, nameOf: NameOfTeam): string {
  switch (request.kind) {
    case 'notBefore':
      return `${nameOf(request.teamId)} no puede empezar antes de las ${request.time}`;
    case 'notAfter':
      return `${nameOf(request.teamId)} no puede empezar después de las ${request.time}`;
    case 'unavailable':
      return `${nameOf(request.teamId)} no puede jugar del ${formatShortDate(request.from)} al ${formatShortDate(request.to)}`;
    case 'apart':
      return `${joinNames(request.teamIds.map(nameOf))} no pueden jugar a la misma hora`;
    case 'meet':
      return `${joinNames(request.teamIds.map(nameOf))} tienen que enfrentarse en la fecha ${request.round}`;
  }
}

const simpleAdvice = {
  days: 'agregá días de juego',
  'days-or-hours': 'agregá días u horas',
  'days-canchas-or-hours': 'agregá días, canchas u horas',
  hours: 'agregá horas',
  times: 'agregá horarios',
};

function textOfAdvice(advice: ProofAdvice): string {
  if (advice.code !== 'cancha-or-minutes') return simpleAdvice[advice.code];
  const gap = advice.gapMinutes > 0 ? `, o dejá menos de ${advice.gapMinutes} entre partidos` : '';
  return `agregá una cancha o ${formatPlural(advice.minutes, 'minuto')}${gap}`;
}

const textsByCode: {
  readonly [Code in ProofReason['code']]: (reason: Extract<ProofReason, { code: Code }>, nameOf: NameOfTeam) => string;
} = {
  'no-days': () => 'No hay ningún día de juego en los 2 años desde el comienzo',
  'too-few-slots': ({ needed, slots, days, withReferee }) =>
    `Hacen falta ${formatPlural(needed, 'turno')}${withReferee ? ' con árbitro' : ''} y hay ${slots} en ${formatPlural(days, 'día')} de juego`,
  'too-few-periods': ({ pace, rounds, placed, first, last }) =>
    `${periodsNeeded(pace, rounds)}, y entre el ${formatShortDate(first)} y el ${formatShortDate(last)} hay lugar en ${placed}`,
  'full-period': ({ period, needed, slots }) =>
    `${capitalize(textOfPeriod(period))} hacen falta ${formatPlural(needed, 'turno')} y hay ${slots}`,
  'slots-without-referee': ({ period, needed, matches }) =>
    `${capitalize(textOfPeriod(period))} hacen falta ${formatPlural(needed, 'turno')} con árbitro libre y hay ${matches}`,
  'too-few-referees': ({ period, wanted, referees, matches, needed }) =>
    `${capitalize(textOfPeriod(period))} hacen falta ${formatPlural(wanted, 'árbitro')} a la vez y hay ${referees}, que alcanza para ${matches} de ${formatPlural(needed, 'partido')}`,
  'busy-team': ({ pace, rounds, placed, period, teamId }, nameOf) =>
    `${periodsNeeded(pace, rounds)}, y hay lugar en ${placed}, porque ${textOfPeriod(period)} no hay turno libre para ${nameOf(teamId)}`,
  'too-little-rest': ({ teamId, matches, restMinutes, room, days }, nameOf) => {
    const rest = restMinutes > 0 ? `, con ${formatPlural(restMinutes, 'minuto')} de descanso,` : '';
    return `${nameOf(teamId)} tiene ${formatPlural(matches, 'partido')} y${rest} puede jugar ${room} en ${formatPlural(days, 'día')} de juego`;
  },
  'same-hours': ({ teamIds, bound, time, matches, rounds, room }, nameOf) =>
    `Los partidos de ${joinNames(teamIds.map(nameOf))}, que no pueden empezar ${bound === 'notBefore' ? 'antes' : 'después'} de las ${time}, son ${matches} y en ${rounds} fechas hay lugar para ${room}`,
  'one-time-a-round': ({ teamIds }, nameOf) =>
    `Para ${pairOf(teamIds, nameOf)} hacen falta 2 horarios por fecha y hay 1`,
  'no-draw': ({ days, restMinutes, rounds, requests }, nameOf) => {
    const rest = restMinutes > 0 ? ` y ${formatPlural(restMinutes, 'minuto')} de descanso` : '';
    const list = requests.map((request) => textOfRequest(request, nameOf)).join('; ');
    const asked = requests.length > 1 ? `, con estos ${requests.length} pedidos juntos: ${list}` : '';
    return `Con ${formatPlural(days, 'día')} de juego${rest}, en ningún sorteo posible entran las ${formatPlural(rounds, 'fecha')}${asked}`;
  },
  'team-without-days': ({ teamId, days }, nameOf) =>
    `${nameOf(teamId)} tiene 0 días libres de los ${formatPlural(days, 'día')} de juego`,
  'team-too-late': ({ teamId, time, last }, nameOf) =>
    `${nameOf(teamId)} no puede empezar antes de las ${time} y el último turno es a las ${last}`,
  'team-too-early': ({ teamId, time, first }, nameOf) =>
    `${nameOf(teamId)} no puede empezar después de las ${time} y el primer turno es a las ${first}`,
  'pair-without-day': ({ teamIds, days }, nameOf) =>
    `${matchOf(teamIds, nameOf)} tiene 0 días en que los dos puedan jugar, de los ${formatPlural(days, 'día')} de juego`,
  'pair-without-hour': ({ teamIds, late, early }, nameOf) =>
    `${matchOf(teamIds, nameOf)}: ${nameOf(late.teamId)} no puede empezar antes de las ${late.time} y ${nameOf(early.teamId)} no después de las ${early.time}`,
  'pair-without-referee': ({ teamIds, referees }, nameOf) =>
    `${matchOf(teamIds, nameOf)} necesita 1 árbitro que no sea de ninguno de los 2 equipos y hay 0 libres de ${referees}`,
  'pair-without-slot': ({ teamIds, days }, nameOf) =>
    `${matchOf(teamIds, nameOf)} necesita 1 turno y hay 0 en los ${formatPlural(days, 'día')} de juego`,
  'not-in-same-zona': ({ teamIds }, nameOf) =>
    `${pairOf(teamIds, nameOf)} no están en la misma zona, así que no se enfrentan`,
  'no-such-round': ({ teamIds, round, rounds }, nameOf) =>
    `No hay fecha ${round} para ${pairOf(teamIds, nameOf)}: su fixture tiene ${rounds} fechas`,
  'meet-once': ({ teamIds, asked: [one, two] }, nameOf) =>
    `${pairOf(teamIds, nameOf)} juegan 1 vez y se pidieron 2: en la fecha ${one} y en la ${two}`,
  'meet-once-a-leg': ({ teamIds, leg, asked: [one, two] }, nameOf) =>
    `${pairOf(teamIds, nameOf)} se enfrentan cada ${leg} fechas, y se pidió en la fecha ${one} y en la ${two}`,
  'two-in-a-round': ({ teamId, round, mirrored }, nameOf) => {
    const otherLeg = mirrored === null ? '' : ` (la fecha ${mirrored} es su revancha)`;
    return `En la fecha ${round}${otherLeg} ${nameOf(teamId)} tendría 2 partidos y puede jugar 1`;
  },
  'met-already': ({ teamIds, round, met }, nameOf) =>
    `${cannotMeet(teamIds, round, nameOf)}: ya tienen su partido en ${joinNames(met)}`,
  'round-is-past': ({ teamIds, round, firstNew }, nameOf) =>
    `${cannotMeet(teamIds, round, nameOf)}: las fechas nuevas empiezan en la ${firstNew}`,
  'too-many-meetings': ({ teamIds, left, asked }, nameOf) =>
    `${pairOf(teamIds, nameOf)} tienen ${formatPlural(left, 'partido')} por jugar y se pidieron ${asked.length}: en las fechas ${joinNames(asked.map(String))}`,
};

/** A sentence without its full stop. */
const textOfReason = (reason: ProofReason, nameOf: NameOfTeam): string =>
  (textsByCode[reason.code] as (reason: ProofReason, nameOf: NameOfTeam) => string)(reason, nameOf);

const pairOf = (teamIds: readonly number[], nameOf: NameOfTeam): string => teamIds.map(nameOf).join(' y ');
const matchOf = (teamIds: readonly number[], nameOf: NameOfTeam): string => teamIds.map(nameOf).join('–');

const cannotMeet = (teamIds: readonly number[], round: number, nameOf: NameOfTeam): string =>
  `${pairOf(teamIds, nameOf)} no pueden enfrentarse en la fecha ${round}`;

const periodsNeeded = (pace: Pace, rounds: number): string =>
  `Hacen falta ${formatPlural(rounds, pace === 'day' ? 'día' : 'semana')} de juego, ${pace === 'day' ? 'uno' : 'una'} por fecha`;

/** 'el sábado 06/03/2027', or for several days 'en la semana del 01/03/2027'. */
const textOfPeriod = ({ date, isWeek }: ProofPeriod): string =>
  isWeek ? `en la semana del ${formatShortDate(date)}` : `el ${formatShortDate(date)}`;
