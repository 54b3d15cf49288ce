/** How many rows a screen requests at once of each ranking. */
export const rankingRowLimits = { scorers: 100, fairPlay: 20, goalkeepers: 100, topScorers: 5 } as const;
