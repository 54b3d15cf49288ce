/** The quality of a planned fixture in two sentences that an organiser understands. */
import type { FixtureQuality, PlannedRound } from '#shared/domain/schemas/fixture.ts';
import { formatPlural, formatSigned } from '#shared/spanish/numbers.ts';

/** As in '6 localías repetidas, el mínimo posible.' and 'Nadie juega más de 4 veces a las 14:00.'. */
export function qualityText(
  quality: FixtureQuality,
  rounds: readonly PlannedRound[],
  nameOfCancha: (id: number) => string,
): readonly [breaks: string, fairness: string] {
  return [breaksText(quality), fairnessText(rounds, nameOfCancha)];
}

function breaksText({ breaks, minimumBreaks, homeAwayDifference }: FixtureQuality): string {
  const repeated =
    breaks === 0 ? 'Ninguna localía repetida' : formatPlural(breaks, 'localía repetida', 'localías repetidas');
  const least =
    minimumBreaks === null || breaks === 0
      ? ''
      : breaks <= minimumBreaks
        ? ', el mínimo posible'
        : ` (el mínimo posible es ${minimumBreaks})`;
  const balance =
    homeAwayDifference <= 1 ? '' : `; a un equipo le tocan ${homeAwayDifference} más de un lado que del otro`;
  return `${repeated}${least}${balance}.`;
}

function fairnessText(rounds: readonly PlannedRound[], nameOfCancha: (id: number) => string): string {
  const matches = rounds.flatMap((round) => round.matches);
  const mostAt = mostOften(matches.map((match) => ({ of: match, value: match.matchTime })));
  const mostOn = mostOften(matches.map((match) => ({ of: match, value: match.canchaId })));
  const parts = [
    ...(mostAt.values > 1 ? [`más de ${formatPlural(mostAt.count, 'vez', 'veces')} a las ${mostAt.value}`] : []),
    ...(mostOn.values > 1
      ? [`más de ${formatPlural(mostOn.count, 'vez', 'veces')} en ${nameOfCancha(Number(mostOn.value))}`]
      : []),
  ];
  return parts.length === 0
    ? 'Todos juegan a la misma hora y en la misma cancha.'
    : `Nadie juega ${parts.join(' ni ')}.`;
}

type Teams = { readonly homeTeamId: number; readonly awayTeamId: number };

/** The value that some team has most often, how often, and how many values there are; the first of equal ones. */
function mostOften(uses: readonly { readonly of: Teams; readonly value: string | number }[]) {
  const counts = new Map<string, number>();
  let most = { value: uses[0]?.value ?? '', count: 0 };
  for (const { of, value } of uses) {
    for (const team of [of.homeTeamId, of.awayTeamId]) {
      const key = `${team} ${value}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > most.count) most = { value, count };
    }
  }
  return { ...most, values: new Set(uses.map(({ value }) => value)).size };
}

/** What a change does to the quality, to be written after its name: ' (+2 repetidas)', or '' for nothing. */
export function effectText(before: FixtureQuality, after: FixtureQuality): string {
  const breaks = after.breaks - before.breaks;
  const effects = [
    ...(breaks === 0 ? [] : [`${formatSigned(breaks)} ${Math.abs(breaks) === 1 ? 'repetida' : 'repetidas'}`]),
    ...(after.homeAwayDifference > before.homeAwayDifference ? ['menos parejo'] : []),
  ];
  return effects.length === 0 ? '' : ` (${effects.join(', ')})`;
}
