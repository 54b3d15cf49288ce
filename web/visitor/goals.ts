/** Finds the goals that a newer content of the page brings, to announce them. */

interface Score {
  readonly home: number;
  readonly away: number;
  readonly homeName: string;
  readonly awayName: string;
}

/** The scores on the page, by the id of their match; a match that has none may get its result at once. */
export function scoresIn(content: Element): ReadonlyMap<string, Score> {
  const matches = [...content.querySelectorAll<HTMLElement>('[data-match][data-score]')].map(({ dataset }) => {
    const { match = '', score = '', home: homeName = '', away: awayName = '' } = dataset;
    const [home = 0, away = 0] = score.split('-').map(Number);
    return [match, { home, away, homeName, awayName }] as const;
  });
  return new Map(matches);
}

/** For example '¡Gol de Lanús! Lanús 2, Banfield 1.' */
export function goalTexts(before: ReadonlyMap<string, Score>, after: ReadonlyMap<string, Score>): string[] {
  return [...after].flatMap(([match, now]) => {
    const { home, away, homeName, awayName } = now;
    const then = before.get(match);
    if (!then) return [];
    const scorers = [home > then.home && homeName, away > then.away && awayName].filter(Boolean);
    return scorers.map((name) => `¡Gol de ${name}! ${homeName} ${home}, ${awayName} ${away}.`);
  });
}
