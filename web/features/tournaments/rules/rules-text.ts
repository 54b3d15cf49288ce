/** A tournament's rules as Spanish text, for summaries and conflicts. */

import { formatPlural, joinNames } from '#shared/spanish/numbers.ts';
import { formatDate } from '#shared/text/dates.ts';
import { fitnessLabels, playoffDrawLabels, tieBreakerLabels } from '#shared/text/labels.ts';
import type { RulesFormValues } from '../form/schemas.ts';

/** The text of each rule by its label. */
export function ruleTextsByLabel(rules: RulesFormValues): Record<string, string> {
  const { points, fairPlay, suspensions } = rules;
  const { yellowAccumulation, blueAccumulation } = suspensions;
  const accumulations = [
    yellowAccumulation && `${yellowAccumulation.matches} cada ${formatPlural(yellowAccumulation.every, 'amarilla')}`,
    blueAccumulation && `${blueAccumulation.matches} cada ${formatPlural(blueAccumulation.every, 'azul', 'azules')}`,
  ].filter((words) => typeof words === 'string');
  return {
    Duración: `${formatPlural(rules.matchMinutes, 'minuto')}${rules.periods === 2 ? ', en dos tiempos' : ''}`,
    'Tarjeta azul': rules.blueMinutes === 0 ? 'no sale nadie' : `${formatPlural(rules.blueMinutes, 'minuto')} afuera`,
    Puntos: `${points.win} por ganar, ${points.draw} por empatar, ${points.loss} por perder`,
    Desempates:
      rules.tieBreakers.length > 0 ? joinNames(rules.tieBreakers.map((name) => tieBreakerLabels[name])) : 'ninguno',
    'W.O.': `${rules.walkoverGoals} a 0`,
    'Fair play': `azul ${fairPlay.blue}, amarilla ${fairPlay.yellow}, roja ${fairPlay.red}`,
    Suspensiones: `${suspensions.red} por roja, 1 por ${formatPlural(suspensions.yellowsInMatch, 'amarilla')} en un partido`,
    Acumulación: accumulations.length > 0 ? joinNames(accumulations) : 'no',
    Playoffs: playoffDrawLabels[rules.playoffDraw],
    'Quién puede jugar': eligibilityText(rules.eligibility),
  };
}

function eligibilityText({ squad, ages, playoffMatches, fitness }: RulesFormValues['eligibility']): string {
  const closing =
    squad && ('closesOn' in squad ? `el ${formatDate(squad.closesOn)}` : `antes de ${squad.closesBefore}`);
  const texts = [
    closing && `el plantel se cierra ${closing}`,
    ages.length > 0 && ages.map(ageText).join(' o '),
    playoffMatches > 0 && `${formatPlural(playoffMatches, 'partido')} para los playoffs`,
    fitness !== 'off' && `apto médico: ${fitnessLabels[fitness].toLowerCase()}`,
  ].filter(Boolean);
  return texts.length > 0 ? texts.join('; ') : 'todos';
}

function ageText({ bornFrom, bornTo, places, listQuota, lineupQuota }: RulesFormValues['eligibility']['ages'][number]) {
  const years = [bornFrom && `desde ${bornFrom}`, bornTo && `hasta ${bornTo}`].filter(Boolean).join(' ');
  const quotas = [listQuota && `${listQuota} en la lista`, lineupQuota && `${lineupQuota} en la alineación`].filter(
    Boolean,
  );
  const who = places === 'goalkeeper' ? 'quien ataja, ' : '';
  return `${who}nacidos ${years || 'en cualquier año'}${quotas.length > 0 ? ` (${quotas.join(', ')})` : ''}`;
}

/** The most important rules in one line. A number being typed may be NaN and is shown as a dash. */
export function rulesSummaryText(rules: RulesFormValues): string {
  const { Duración, Puntos, Desempates } = ruleTextsByLabel(rules);
  return `${Duración}; puntos: ${Puntos}; desempates: ${Desempates}.`.replaceAll('NaN', '–');
}
