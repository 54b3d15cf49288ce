/**
 * A tournament on a big screen, without anybody to attend it: its table, its current round and its scorers. The visitor's
 * script shows one section after the other; without it they stand below each other.
 */
import type { ReactNode } from 'react';
import type { TournamentPageData } from '#shared/pages/page-data.ts';
import type { PageView } from '../layout/page-view.ts';
import { ScorersTable } from '../rankings/scorers-table.tsx';
import { StandingsTable } from '../standings/standings-table.tsx';
import { qualifyingTeamIds } from '../standings/standings-view.tsx';
import { CurrentRound } from '../tournament/current-round.tsx';
import { hasLiveMatch } from '../tournament/tournament-page.tsx';

export const tvPage: PageView<TournamentPageData> = {
  describe: (data) => ({
    title: `${data.tournament.name} en pantalla`,
    description: `Tabla, fecha y goleadores de ${data.tournament.name}, para una pantalla grande.`,
    canonical: { name: 'tournament', id: data.tournament.id },
    isBare: true,
    isLive: hasLiveMatch(data),
  }),
  Content: ({ data, context: { site } }) => (
    <>
      <h1 className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 text-2xl md:text-3xl">
        {data.tournament.name}
        <span className="font-normal text-lg text-muted">{site.name}</span>
      </h1>
      {/* What is made for a desk is enlarged, to be read from across a room. */}
      <div data-tv="" className="flex flex-col gap-8 md:[zoom:1.3] xl:[zoom:1.6]">
        <TvTables {...data} />
        {data.rounds.length > 0 && (
          <TvSection id="fecha" title="Fixture">
            <CurrentRound data={data} isAlone />
          </TvSection>
        )}
        {data.scorers.length > 0 && (
          <TvSection id="goleadores" title="Goleadores">
            <ScorersTable caption={`Goleadores de ${data.tournament.name}`} rows={data.scorers} ownTeamId={null} />
          </TvSection>
        )}
      </div>
    </>
  ),
};

/** Each zona's table by itself, else the general one; nothing before there is a table. */
function TvTables({ tournament, groups, rows }: TournamentPageData) {
  const qualifying = qualifyingTeamIds(rows, groups);
  const tables = groups.length > 0 ? groups : [{ id: 0, name: 'Posiciones', table: rows }];
  return tables
    .filter(({ table }) => table.length > 0)
    .map(({ id, name, table }) => (
      <TvSection key={id} id={id === 0 ? 'tabla' : `tabla-${id}`} title={name}>
        <StandingsTable
          caption={`${name} de ${tournament.name}`}
          tableId={id}
          rows={table}
          qualifying={qualifying}
          ownTeamId={null}
        />
      </TvSection>
    ));
}

interface TvSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const TvSection = ({ id, title, children }: TvSectionProps) => (
  <section id={id} aria-labelledby={`${id}-titulo`}>
    <h2 id={`${id}-titulo`} className="mb-2 text-xl">
      {title}
    </h2>
    {children}
  </section>
);
