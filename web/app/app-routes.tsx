/** Which screen stands at which address, and who may open it. */
import { Route, Routes } from 'react-router-dom';
import { sessionStore } from '../lib/session/session-store.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { lazyPage } from './lazy-page.ts';
import { loadPage } from './load-page.ts';
import { paths } from './paths.ts';
import { Shell } from './shell/shell.tsx';

const FixturePage = lazyPage(loadPage.fixture, 'FixturePage');
const FairPlayPage = lazyPage(loadPage.fairPlay, 'FairPlayPage');
const GoalkeepersPage = lazyPage(loadPage.goalkeepers, 'GoalkeepersPage');
const HomePage = lazyPage(loadPage.home, 'HomePage');
const LoginPage = lazyPage(loadPage.login, 'LoginPage');
const MatchPage = lazyPage(loadPage.match, 'MatchPage');
const PlayoffsPage = lazyPage(loadPage.playoffs, 'PlayoffsPage');
const ScorersPage = lazyPage(loadPage.scorers, 'ScorersPage');
const RecoveryPage = lazyPage(loadPage.recovery, 'RecoveryPage');
const StandingsPage = lazyPage(loadPage.standings, 'StandingsPage');
const TournamentPage = lazyPage(loadPage.tournament, 'TournamentPage');

const AccountRoutes = lazyPage(() => import('./account-routes.tsx'), 'AccountRoutes');

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
        <Route path={paths.playoffs.path} element={<PlayoffsPage />} />
        <Route path={paths.publicScorers.path} element={<ScorersPage key="public" isPublic />} />
        <Route path={paths.publicFairPlay.path} element={<FairPlayPage key="public" isPublic />} />
        <Route path={paths.publicGoalkeepers.path} element={<GoalkeepersPage key="public" isPublic />} />
        <Route path="*" element={<AccountRoutes />} />
      </Route>
    </Routes>
  );
}
