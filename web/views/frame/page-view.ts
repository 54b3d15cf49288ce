/** The types of a published page: what it is rendered with, and what its file below `web/views` declares. */
import type { ReactNode } from 'react';
import type { PageAssets, SiteFacts } from '#shared/pages/page-data.ts';
import type { PageNotice } from '#shared/pages/page-notices.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';

export interface PageContext {
  readonly page: PublishedPage;
  readonly site: SiteFacts;
  /** What the federation tells here, newest first. */
  readonly notices?: readonly PageNotice[];
  readonly assets: PageAssets;
}

/** What the frame and the head say about a page. */
export interface PageDescription {
  /** Without the federation's name, which is added to it: 'Posiciones · Copa Otoño'; '' on the home page. */
  readonly title: string;
  /** One or two sentences that chats and search engines show below the title. */
  readonly description: string;
  /** JSON-LD objects of schema.org. */
  readonly structuredData?: readonly object[];
  /** The page that search engines list instead of this one, when both show the same. */
  readonly canonical?: PublishedPage;
  /** The id of the tournament to which the links of the header and of the bottom bar lead. */
  readonly tournamentId?: number;
  /** The section of the frame's menus that the page belongs to. */
  readonly section?: SiteSection;
  /** True while a match on the page is in play: the visitor's script then refreshes it. */
  readonly isLive?: boolean;
  /** Without header, menus and footer: a page inside another site's page, or on a big screen. */
  readonly isBare?: boolean;
}

export type SiteSection =
  | 'home'
  | 'tournaments'
  | 'fixture'
  | 'standings'
  | 'scorers'
  | 'fairPlay'
  | 'goalkeepers'
  | 'playoffs';

export interface PageView<Data> {
  readonly describe: (data: Data, context: PageContext) => PageDescription;
  /** The content of `<main>`, with the page's `<h1>`. */
  readonly Content: (props: { readonly data: Data; readonly context: PageContext }) => ReactNode;
}
