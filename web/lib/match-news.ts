/** What a newer state of a match brings, as it is announced to screen readers: its kick-off, goals and end. */

export interface AnnouncedMatch {
  readonly homeName: string;
  readonly awayName: string;
  /** Undefined while there is none. */
  readonly score: { readonly home: number; readonly away: number } | undefined;
  readonly isLive: boolean;
}

/** For example 'Empezó Lanús - Banfield.', '¡Gol de Lanús! Lanús 2, Banfield 1.' and 'Final: Lanús 2, Banfield 1.' */
export function newsOfMatch(then: AnnouncedMatch, now: AnnouncedMatch): string[] {
  const { score, homeName, awayName } = now;
  // A result that is recorded at once was not seen to be played.
  if (!then.score) return now.isLive ? [`Empezó ${homeName} - ${awayName}.`] : [];
  if (!score) return [];
  const scoreText = `${homeName} ${score.home}, ${awayName} ${score.away}.`;
  const scorers = [score.home > then.score.home && homeName, score.away > then.score.away && awayName].filter(Boolean);
  const goals = scorers.map((name) => `¡Gol de ${name}! ${scoreText}`);
  return then.isLive && !now.isLive ? [...goals, `Final: ${scoreText}`] : goals;
}
