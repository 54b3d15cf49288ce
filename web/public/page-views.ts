/** Every published page, by its name: how it describes itself, and its content. */
import type { PageDataByName } from '#shared/pages/page-data.ts';
import type { PublishedPageName } from '#shared/pages/published-pages.ts';
import { playoffsPage } from './bracket/playoffs-page.tsx';
import { fixturePage } from './fixture/fixture-page.tsx';
import type { PageView } from './layout/page-view.ts';
import { fairPlayPage, goalkeepersPage, scorersPage } from './rankings/ranking-pages.tsx';
import { standingsPage } from './standings/standings-page.tsx';

type PageViews = { readonly [Name in PublishedPageName]: PageView<PageDataByName[Name]> };

export const pageViews: Partial<PageViews> = {
  fixture: fixturePage,
  standings: standingsPage,
  scorers: scorersPage,
  fairPlay: fairPlayPage,
  goalkeepers: goalkeepersPage,
  playoffs: playoffsPage,
};
