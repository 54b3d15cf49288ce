/** The code of the screens that visitors open, for whoever is first to want it. */
export const loadPage = {
  fairPlay: () => import('../pages/fair-play.tsx'),
  fixture: () => import('../pages/fixture.tsx'),
  goalkeepers: () => import('../pages/goalkeepers.tsx'),
  home: () => import('../pages/home.tsx'),
  login: () => import('../pages/login.tsx'),
  match: () => import('../pages/match.tsx'),
  playoffs: () => import('../pages/playoffs.tsx'),
  recovery: () => import('../pages/recovery.tsx'),
  scorers: () => import('../pages/scorers.tsx'),
  standings: () => import('../pages/standings.tsx'),
  tournament: () => import('../pages/tournament.tsx'),
};
