/** The screens for people with an account, and where an address leads nowhere: visitors load none of it. */
import { Route, Routes } from 'react-router-dom';
import { Guard } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { loadPage } from './load-page.ts';
import { paths } from './paths.ts';

const AccountPage = lazyPage(() => import('../pages/account.tsx'), 'AccountPage');
const CanchasPage = lazyPage(() => import('../pages/canchas.tsx'), 'CanchasPage');
const FixtureManagementPage = lazyPage(() => import('../pages/fixture-management.tsx'), 'FixtureManagementPage');
const FixtureViewerPage = lazyPage(() => import('../pages/fixture-viewer.tsx'), 'FixtureViewerPage');
const LineupPage = lazyPage(() => import('../pages/lineup.tsx'), 'LineupPage');
const MatchesPage = lazyPage(() => import('../pages/matches.tsx'), 'MatchesPage');
const NewTournamentPage = lazyPage(() => import('../pages/new-tournament.tsx'), 'NewTournamentPage');
const NotFoundPage = lazyPage(() => import('../pages/not-found.tsx'), 'NotFoundPage');
const PlayersPage = lazyPage(() => import('../pages/players.tsx'), 'PlayersPage');
const SettingsPage = lazyPage(() => import('../pages/settings.tsx'), 'SettingsPage');
const TeamPage = lazyPage(() => import('../pages/team.tsx'), 'TeamPage');
const TeamsPage = lazyPage(() => import('../pages/teams.tsx'), 'TeamsPage');
const TournamentsPage = lazyPage(() => import('../pages/tournaments.tsx'), 'TournamentsPage');
const UsersPage = lazyPage(() => import('../pages/users.tsx'), 'UsersPage');
const ScorersPage = lazyPage(loadPage.scorers, 'ScorersPage');
const FairPlayPage = lazyPage(loadPage.fairPlay, 'FairPlayPage');
const GoalkeepersPage = lazyPage(loadPage.goalkeepers, 'GoalkeepersPage');
const StandingsPage = lazyPage(loadPage.standings, 'StandingsPage');

export function AccountRoutes() {
  return (
    <Routes>
      <Route element={<Guard />}>
        <Route path={paths.account.path} element={<AccountPage />} />
        <Route path={paths.tournaments.path} element={<TournamentsPage />} />
        <Route path={paths.teams.path} element={<TeamsPage />} />
        <Route path={paths.team.path} element={<TeamPage />} />
        <Route path={paths.players.path} element={<PlayersPage />} />
        <Route path={paths.lineup.path} element={<LineupPage />} />
        <Route path={paths.canchas.path} element={<CanchasPage />} />
        <Route path={paths.matches.path} element={<MatchesPage />} />
        <Route path={paths.fixtureAdmin.path} element={<FixtureViewerPage />} />
        <Route path={paths.standings.path} element={<StandingsPage />} />
        <Route path={paths.scorers.path} element={<ScorersPage />} />
        <Route path={paths.fairPlay.path} element={<FairPlayPage />} />
        <Route path={paths.goalkeepers.path} element={<GoalkeepersPage />} />
      </Route>
      <Route element={<Guard action="competition.manage" />}>
        <Route path={paths.fixtureManagement.path} element={<FixtureManagementPage />} />
        <Route path={paths.newTournament.path} element={<NewTournamentPage />} />
        <Route path={paths.settings.path} element={<SettingsPage />} />
      </Route>
      <Route element={<Guard action="users.manage" />}>
        <Route path={paths.users.path} element={<UsersPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
