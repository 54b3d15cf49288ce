/** The ten published pages that fans look at most, with the ids of the demo data. */
import { hrefOfPage } from '#shared/pages/published-pages.ts';

export const tenPages: readonly string[] = [
  hrefOfPage({ name: 'home' }),
  hrefOfPage({ name: 'tournaments' }),
  hrefOfPage({ name: 'match', id: 1 }),
  hrefOfPage({ name: 'team', id: 1 }),
  ...(['tournament', 'fixture', 'standings', 'scorers', 'fairPlay', 'playoffs'] as const).map((name) =>
    hrefOfPage({ name, id: 1 }),
  ),
];
