/** The pages that other sites show inside their own: a tournament's table, and its current round. */
import type { FixturePageData, StandingsPageData } from '#shared/pages/page-data.ts';
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageView } from '../frame/page-view.ts';
import { StandingsView } from '../standings/standings-view.tsx';
import { CurrentRound } from '../tournament/current-round.tsx';
import { EmbedFrame } from './embed-frame.tsx';

export const embeddedStandingsPage: PageView<StandingsPageData> = {
  describe: ({ tournament, rows }) => ({
    title: `Posiciones · ${tournament.name}`,
    description: `La tabla de posiciones de ${tournament.name}.`,
    canonical: { name: 'standings', id: tournament.id },
    isBare: true,
    isLive: rows.some(({ playing }) => playing),
  }),
  Content: ({ data: { tournament, groups, rows, outlook }, context: { site } }) => (
    <EmbedFrame
      site={site}
      tournament={tournament}
      subject="Posiciones"
      href={hrefOfPage({ name: 'standings', id: tournament.id })}
    >
      {rows.length > 0 ? (
        <StandingsView
          tournament={tournament}
          groups={groups}
          rows={rows}
          outlook={outlook}
          ownTeamId={null}
          hasClosedRules
        />
      ) : (
        <EmptyState icon="table" title="No hay datos de posiciones disponibles" />
      )}
    </EmbedFrame>
  ),
};

export const embeddedFixturePage: PageView<FixturePageData> = {
  describe: ({ tournament, round, matches }) => ({
    title: `Fixture · ${tournament.name}`,
    description: `El fixture de ${tournament.name}.`,
    canonical: pageOfRound(tournament.id, round),
    isBare: true,
    isLive: matches.some(({ status }) => status === 'in_progress'),
  }),
  Content: ({ data, context: { site } }) => {
    const { tournament, rounds, round } = data;
    return (
      <EmbedFrame
        site={site}
        tournament={tournament}
        subject="Fixture"
        href={hrefOfPage(pageOfRound(tournament.id, round))}
      >
        {rounds.length > 0 ? (
          <CurrentRound data={data} isAlone />
        ) : (
          <EmptyState icon="calendar" title="Todavía no hay partidos programados" />
        )}
      </EmbedFrame>
    );
  },
};

const pageOfRound = (id: number, round: string): PublishedPage => ({
  name: 'fixture',
  id,
  ...(round !== '' && { round }),
});
