/** The pages that other sites show inside their own: a tournament's table, and its current round. */
import type { FixturePageData, StandingsPageData } from '#shared/pages/page-data.ts';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageView } from '../layout/page-view.ts';
import { StandingsView } from '../standings/standings-view.tsx';
import { RoundMatches } from '../tournament/round-matches.tsx';
import { EmbedFrame } from './embed-frame.tsx';

export const embeddedStandingsPage: PageView<StandingsPageData> = {
  describe: ({ tournament, rows }) => ({
    title: `Posiciones · ${tournament.name}`,
    description: `La tabla de posiciones de ${tournament.name}.`,
    isBare: true,
    isLive: rows.some(({ playing }) => playing),
  }),
  Content: ({ data: { tournament, groups, rows }, context: { site } }) => (
    <EmbedFrame
      site={site}
      tournament={tournament}
      subject="Posiciones"
      href={hrefOfPage({ name: 'standings', id: tournament.id })}
    >
      {rows.length > 0 ? (
        <StandingsView tournament={tournament} groups={groups} rows={rows} ownTeamId={null} />
      ) : (
        <EmptyState icon="table" title="No hay datos de posiciones disponibles" />
      )}
    </EmbedFrame>
  ),
};

export const embeddedFixturePage: PageView<FixturePageData> = {
  describe: ({ tournament, matches }) => ({
    title: `Fixture · ${tournament.name}`,
    description: `El fixture de ${tournament.name}.`,
    isBare: true,
    isLive: matches.some(({ status }) => status === 'in_progress'),
  }),
  Content: ({ data, context: { site } }) => {
    const { tournament, round } = data;
    const page = { name: 'fixture', id: tournament.id, ...(round !== '' && { round }) } as const;
    return (
      <EmbedFrame site={site} tournament={tournament} subject="Fixture" href={hrefOfPage(page)}>
        {round !== '' ? (
          <RoundMatches {...data} />
        ) : (
          <EmptyState icon="calendar" title="Todavía no hay partidos programados" />
        )}
      </EmbedFrame>
    );
  },
};
