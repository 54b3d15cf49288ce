/** The minute of a match in play is told by the length that its own tournament's rules give it. */

import { expect, test } from 'vitest';
import type { PageContent } from '#shared/pages/page-data.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { home, match, team } from './documents.ts';

const site = { ...aSite, url: '' };
const assets = { css: '/a.css', script: '/a.js', font: '/a.woff2' };
const minutesOn = (content: PageContent): string[] =>
  [...renderPage(content, { page: { name: 'home' }, site, assets }).matchAll(/data-minute="(\d+)"/g)].map(
    ([, minutes = '']) => minutes,
  );

test('home tells a live match’s minute by the rules of its tournament', () => {
  const [live] = home.live;
  const both = live ? [live, { ...live, id: 99, matchMinutes: 60 }] : [];
  expect(minutesOn({ name: 'home', data: { ...home, live: both } })).toEqual(['40', '60']);
});

test('a team’s page tells the minute of its live matches, in the large row and in those below', () => {
  const live = { ...match, status: 'in_progress' as const, matchMinutes: 50 };
  const next = [live, { ...live, id: 98, matchMinutes: 90 }];
  expect(minutesOn({ name: 'team', data: { ...team, next, results: [match] } })).toEqual(['50', '90']);
});
