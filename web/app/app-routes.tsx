/** Which screen stands at which address, and who may open it. */
import { Route, Routes } from 'react-router-dom';
import { sessionStore } from '../lib/session/session-store.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { Guard } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { paths } from './paths.ts';
import { Shell } from './shell/shell.tsx';

const AccountPage = lazyPage(() => import('../pages/account.tsx'), 'AccountPage');
const CanchasPage = lazyPage(() => import('../pages/canchas.tsx'), 'CanchasPage');
const FixturePage = lazyPage(() => import('../pages/fixture.tsx'), 'FixturePage');
const FixtureManagementPage = lazyPage(() => import('../pages/fixture-management.tsx'), 'FixtureManagementPage');
const FixtureViewerPage = lazyPage(() => import('../pages/fixture-viewer.tsx'), 'FixtureViewerPage');
const FairPlayPage = lazyPage(() => import('../pages/fair-play.tsx'), 'FairPlayPage');
const GoalkeepersPage = lazyPage(() => import('../pages/goalkeepers.tsx'), 'GoalkeepersPage');
const HomePage = lazyPage(() => import('../pages/home.tsx'), 'HomePage');
const LineupPage = lazyPage(() => import('../pages/lineup.tsx'), 'LineupPage');
const LoginPage = lazyPage(() => import('../pages/login.tsx'), 'LoginPage');
const MatchPage = lazyPage(() => import('../pages/match.tsx'), 'MatchPage');
const MatchesPage = lazyPage(() => import('../pages/matches.tsx'), 'MatchesPage');
const NewTournamentPage = lazyPage(() => import('../pages/new-tournament.tsx'), 'NewTournamentPage');
const NotFoundPage = lazyPage(() => import('../pages/not-found.tsx'), 'NotFoundPage');
const PlayersPage = lazyPage(() => import('../pages/players.tsx'), 'PlayersPage');
const PlayoffsPage = lazyPage(() => import('../pages/playoffs.tsx'), 'PlayoffsPage');
const ScorersPage = lazyPage(() => import('../pages/scorers.tsx'), 'ScorersPage');
const RecoveryPage = lazyPage(() => import('../pages/recovery.tsx'), 'RecoveryPage');
const SettingsPage = lazyPage(() => import('../pages/settings.tsx'), 'SettingsPage');
const StandingsPage = lazyPage(() => import('../pages/standings.tsx'), 'StandingsPage');
const TeamPage = lazyPage(() => import('../pages/team.tsx'), 'TeamPage');
const TeamsPage = lazyPage(() => import('../pages/teams.tsx'), 'TeamsPage');
const TournamentPage = lazyPage(() => import('../pages/tournament.tsx'), 'TournamentPage');
const TournamentsPage = lazyPage(() => import('../pages/tournaments.tsx'), 'TournamentsPage');
const UsersPage = lazyPage(() => import('../pages/users.tsx'), 'UsersPage');

export function AppRoutes() {
  const { status } = sessionStore.use();
  if (status === 'restoring') return <FullScreenSpinner label="Cargando la sesión…" />;
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.login.path} element={<LoginPage />} />
        <Route path={paths.recovery.path} element={<RecoveryPage />} />
        <Route path={paths.publicStandings.path} element={<StandingsPage />} />
        <Route path={paths.tournament.path} element={<TournamentPage />} />
        <Route path={paths.match.path} element={<MatchPage />} />
        <Route path={paths.fixture.path} element={<FixturePage />} />
        <Route path={paths.publicScorers.path} element={<ScorersPage key="public" isPublic />} />
        <Route path={paths.publicFairPlay.path} element={<FairPlayPage key="public" isPublic />} />
        <Route path={paths.publicGoalkeepers.path} element={<GoalkeepersPage key="public" isPublic />} />
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
          <Route path={paths.playoffs.path} element={<PlayoffsPage />} />
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
      </Route>
    </Routes>
  );
}
