/** How many rows the lists ask for at once. */
export const listLimits = { scorers: 100, fairPlay: 20, goalkeepers: 100, topScorers: 5 } as const;
