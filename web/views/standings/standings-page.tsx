/** The published page of a tournament's tables: each group's, then the general one. */
import type { StandingsPageData } from '#shared/pages/page-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { addressOfPage } from '../frame/page-address.ts';
import type { PageView } from '../frame/page-view.ts';
import { CopyButton } from '../frame/share-button.tsx';
import { tournamentEvent } from '../frame/structured-data.ts';
import { TournamentHeading } from '../frame/tournament-heading.tsx';
import { StandingsView } from './standings-view.tsx';
import { describeTables, tablesToCopy } from './tables-text.ts';

export const standingsPage: PageView<StandingsPageData> = {
  describe: ({ tournament, groups, rows }, { site }) => ({
    title: `Posiciones · ${tournament.name}`,
    description: `Posiciones de ${tournament.name}: ${describeTables({ groups, rows }) || 'todavía sin partidos'}.`,
    structuredData: [
      tournamentEvent(
        tournament,
        rows.map(({ teamId, teamName }) => ({ id: teamId, name: teamName })),
        site,
      ),
    ],
    tournamentId: tournament.id,
    section: 'standings',
    isLive: rows.some(({ playing }) => playing),
  }),
  Content: ({ data: { tournament, groups, rows, outlook }, context: { page, site } }) => (
    <>
      <TournamentHeading
        tournament={tournament}
        subject="Tabla de posiciones"
        page="standings"
        shareText={describeTables({ groups, rows }) || 'Posiciones'}
      />
      {rows.length === 0 ? (
        <EmptyState icon="table" title="No hay datos de posiciones disponibles" />
      ) : (
        <div className="flex flex-col gap-4">
          <StandingsView tournament={tournament} groups={groups} rows={rows} outlook={outlook} ownTeamId={null} />
          <p className="flex flex-wrap">
            {tablesToCopy(tournament.name, { groups, rows }, addressOfPage(page, site)).map(({ id, label, text }) => (
              <CopyButton key={id} label={label} text={text} />
            ))}
          </p>
        </div>
      )}
    </>
  ),
};
