/**
 * A tournament on a big screen, without anybody to attend it: who won it, its table, its current round and its scorers. The
 * visitor's script shows one section after the other, in pages of whole rows; without it they stand below each other.
 */
import type { ReactNode } from 'react';
import type { TournamentPageData } from '#shared/pages/page-data.ts';
import { Champion } from '../bracket/champion.tsx';
import type { PageView } from '../frame/page-view.ts';
import { hourClass } from '../match-score-or-time.tsx';
import { ScorersTable } from '../rankings/scorers-table.tsx';
import { BandLegend } from '../standings/band-legend.tsx';
import { StandingsTable } from '../standings/standings-table.tsx';
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
    // What is made for a desk is enlarged, to be read from across a room.
    <div className="xl:[zoom:1.2] 2xl:[zoom:1.8]">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{data.tournament.name}</h1>
        <p className="flex flex-wrap items-baseline gap-x-6 text-lg text-muted">
          {site.name}
          <span data-tv-page="" className="min-w-14 tabular-nums" />
          <span data-tv-clock="" className={`min-w-14 text-text ${hourClass}`} />
        </p>
      </header>
      <div data-tv="" className="flex flex-col gap-8">
        {data.summary.podium && <Champion {...data.summary.podium} />}
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
    </div>
  ),
};

/** Each zona's table by itself, else the general one; nothing before there is a table. */
function TvTables({ tournament, groups, rows, outlook }: TournamentPageData) {
  const tables = groups.length > 0 ? groups : [{ id: 0, name: 'Posiciones', table: rows }];
  return tables
    .filter(({ table }) => table.length > 0)
    .map(({ id, name, table }) => ({
      id,
      name,
      marked: { tableId: id, rows: table, bands: tournament.bands, outlook },
    }))
    .map(({ id, name, marked }) => (
      <TvSection key={id} id={id === 0 ? 'tabla' : `tabla-${id}`} title={name}>
        <StandingsTable {...marked} caption={`${name} de ${tournament.name}`} ownTeamId={null} />
        <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
          <BandLegend tables={[marked]} />
        </ul>
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
