/** What a team needs in one band, in whole sentences: the numbers, the reason, and what its next match decides. */
import type { Band } from '../../domain/schemas/band.ts';
import type { BandOutlook } from '../../domain/schemas/outlook.ts';
import type { LevelWithRival, OutlookReason, TeamExplanation } from '../../domain/schemas/outlook-explanation.ts';
import { capitalize } from '../../spanish/capitalized.ts';
import { formatPlural, formatSigned, joinNames } from '../../spanish/numbers.ts';
import { bandsToTell, markOf, markOfLots, type OutlookMark } from './outlook-mark.ts';
import { clausesOf, joinOr } from './outlook-results.ts';
import { voiceOf } from './outlook-voice.ts';

/** A team's outlook in one table. */
export interface OutlookToTell {
  /** Those of the table, in the order of the outlook's. */
  readonly bands: readonly Band[];
  readonly outlooks: readonly BandOutlook[];
  readonly explanation: TeamExplanation;
  readonly nameOf: (teamId: number) => string;
}

export interface ToldOutlook {
  readonly label: string;
  readonly mark: OutlookMark;
  readonly sentences: readonly string[];
}

/** The bands that concern the team, the best first. */
export function tellOutlook(told: OutlookToTell): ToldOutlook[] {
  const { bands, outlooks, explanation, nameOf } = told;
  return bandsToTell(bands, outlooks).map((each) => {
    const { band, at, outlook } = each;
    const explained = explanation.bands[at];
    const voice = voiceOf(band);
    const next =
      explanation.next &&
      outlook.next &&
      clausesOf({
        next: outlook.next,
        lastRound: explained?.lastRound ?? null,
        voice,
        nameOf,
      });
    const isDecided = outlook.state === 'secured' || outlook.state === 'out';
    return {
      label: band.label,
      mark: explained?.reason?.by === 'lots' ? markOfLots : markOf(each),
      sentences: [
        ...(isDecided ? [] : numbersOf(outlook, explanation, voice)),
        ...reasonOf(explained?.reason ?? null, explanation, nameOf),
        ...levelOf(explained?.level ?? [], nameOf),
        ...(isDecided || !explanation.next || !next || next.length === 0
          ? []
          : [
              `${explanation.next.round}, contra ${nameOf(explanation.next.rivalId)}: ${next.map((clause, index) => (index === 0 ? clause : capitalize(clause))).join('. ')}.`,
            ]),
      ],
    };
  });
}

function numbersOf(
  { state, certainWith, impossibleBelow }: BandOutlook,
  { matchesLeft }: TeamExplanation,
  { reaches, isNotEnough }: ReturnType<typeof voiceOf>,
): string[] {
  const certain =
    certainWith !== null && certainWith > 0
      ? `Con ${formatPlural(certainWith, 'punto')} más ${reaches} seguro.`
      : state === 'ownHands'
        ? `Si gana ${matchesInWords(matchesLeft)}, ${reaches} seguro.`
        : state === 'dependsOnOthers' && matchesLeft > 0
          ? `Aunque gane ${matchesInWords(matchesLeft)}, depende de otros resultados.`
          : '';
  const impossible =
    impossibleBelow === null || impossibleBelow === 0
      ? ''
      : impossibleBelow === 1
        ? `Si no suma ningún punto, ${isNotEnough}.`
        : `Con menos de ${formatPlural(impossibleBelow, 'punto')} más, ${isNotEnough}.`;
  return [certain, impossible].filter((sentence) => sentence !== '');
}

const countWords = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** 'el partido que le queda', 'los dos partidos que le quedan'. */
const matchesInWords = (count: number): string =>
  count === 1 ? 'el partido que le queda' : `los ${countWords[count] ?? count} partidos que le quedan`;

/** A sentence names no more rivals than this. */
const mostNamed = 3;

function reasonOf(
  reason: OutlookReason | null,
  { matchesLeft, leastPoints, mostPoints }: TeamExplanation,
  nameOf: OutlookToTell['nameOf'],
): string[] {
  if (reason === null) return [];
  const evenIf = (verb: string) =>
    matchesLeft > 0 ? `Aunque ${verb} ${matchesInWords(matchesLeft)}, ` : 'Ya jugó todos sus partidos: ';
  switch (reason.by) {
    case 'fewCanReach':
      return [`${evenIf('pierda')}${whoReaches(reason.rivals, nameOf)}.`];
    case 'fewOfThemReach':
      return [
        `${evenIf('pierda')}a lo sumo ${teamsInWords(reason.most)} ${reason.most === 1 ? 'puede' : 'pueden'} llegar a sus ${formatPlural(leastPoints, 'punto')}, porque se enfrentan entre sí.`,
      ];
    case 'manyAhead':
      return [
        reason.rivals.length > mostNamed
          ? `${evenIf('gane')}llega a ${formatPlural(mostPoints, 'punto')}, y ya hay ${reason.rivals.length} equipos con más.`
          : `${evenIf('gane')}llega a ${formatPlural(mostPoints, 'punto')}, y ${joinNames(reason.rivals.map(nameOf))} ya ${reason.rivals.length === 1 ? 'tiene' : 'tienen'} más.`,
      ];
    case 'manyEndAhead':
      return [
        `${evenIf('gane')}al menos ${teamsInWords(reason.least)} ${reason.least === 1 ? 'termina' : 'terminan'} con más de ${formatPlural(mostPoints, 'punto')}, porque se enfrentan entre sí.`,
      ];
    case 'lots':
      return [`Igualado en todo con ${namesOrCount(reason.rivals, nameOf)}: define un sorteo.`];
  }
}

function whoReaches(rivals: readonly number[], nameOf: OutlookToTell['nameOf']): string {
  if (rivals.length === 0) return 'nadie puede alcanzarlo';
  return `sólo ${namesOrCount(rivals, nameOf)} ${rivals.length === 1 ? 'puede' : 'pueden'} alcanzarlo`;
}

const teamsInWords = (count: number): string => (count === 1 ? 'un equipo' : `${count} equipos`);

const namesOrCount = (teamIds: readonly number[], nameOf: OutlookToTell['nameOf']): string =>
  teamIds.length > mostNamed ? teamsInWords(teamIds.length) : joinNames(teamIds.map(nameOf));

const criterionWords: { readonly [By in LevelWithRival['by']]: string } = {
  goalDifference: 'la diferencia de gol',
  goalsFor: 'la cantidad de goles a favor',
  wins: 'la cantidad de partidos ganados',
  headToHeadPoints: 'el historial entre ambos',
  headToHeadGoalDifference: 'la diferencia de gol entre ambos',
  headToHeadGoalsFor: 'los goles en los partidos entre ambos',
  fairPlay: 'los puntos por tarjetas',
  name: 'un sorteo',
};

/** With one rival the figures of today, or who is ahead when they cannot move any more; with more the rivals alone. */
function levelOf(level: readonly LevelWithRival[], nameOf: OutlookToTell['nameOf']): string[] {
  const [one, ...more] = level;
  if (!one) return [];
  const rival = nameOf(one.rivalId);
  if (more.length > 0) {
    const isOneCriterion = level.every(({ by }) => by === one.by) && !one.by.startsWith('headToHead');
    const criterion = isOneCriterion ? criterionWords[one.by] : 'el desempate';
    return [`Si iguala en puntos con ${joinOr(level.map(({ rivalId }) => nameOf(rivalId)))}, define ${criterion}.`];
  }
  const { by, isSettled, own, rival: rivals } = one;
  if (by === 'name') return [`Si iguala en puntos con ${rival}, define un sorteo.`];
  if (own === null || rivals === null) return [`Si iguala en puntos con ${rival}, define ${criterionWords[by]}.`];
  if (isSettled) {
    const ahead = own > rivals ? 'queda arriba' : `queda arriba ${rival}`;
    return [`Si iguala en puntos con ${rival}, ${ahead} por ${criterionWords[by]}.`];
  }
  const format = by.endsWith('Difference') ? formatSigned : String;
  return [
    `Si iguala en puntos con ${rival}, define ${criterionWords[by]} (hoy ${format(own)} contra ${format(rivals)}).`,
  ];
}
