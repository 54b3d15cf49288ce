/** The published page of a tournament's tables: each group's, then the general one. */
import { chatTextOfTable } from '#shared/pages/chat-text.ts';
import type { StandingsPageData } from '#shared/pages/page-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { addressOfPage } from '../layout/page-address.ts';
import type { PageView } from '../layout/page-view.ts';
import { CopyButton } from '../layout/share-button.tsx';
import { tournamentEvent } from '../layout/structured-data.ts';
import { TournamentHeading } from '../layout/tournament-heading.tsx';
import { StandingsView } from './standings-view.tsx';

export const standingsPage: PageView<StandingsPageData> = {
  describe: ({ tournament, rows }, { site }) => ({
    title: `Posiciones · ${tournament.name}`,
    description: `Posiciones de ${tournament.name}: ${describeLeaders(rows) || 'todavía sin partidos'}.`,
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
  Content: ({ data: { tournament, groups, rows }, context: { page, site } }) => (
    <>
      <TournamentHeading
        tournament={tournament}
        subject="Tabla de posiciones"
        current="standings"
        shareText={describeLeaders(rows)}
      />
      {rows.length === 0 ? (
        <EmptyState icon="table" title="No hay datos de posiciones disponibles" />
      ) : (
        <div className="flex flex-col gap-4">
          <StandingsView tournament={tournament} groups={groups} rows={rows} ownTeamId={null} />
          <CopyButton
            text={chatTextOfTable(
              { title: `Posiciones de ${tournament.name}`, address: addressOfPage(page, site) },
              rows,
            )}
          />
        </div>
      )}
    </>
  ),
};

const describedLeaders = 3;

/** For example '1.º Lanús, 10 pts · 2.º Ferro, 8 pts · 3.º Quilmes, 7 pts'. */
export const describeLeaders = (rows: StandingsPageData['rows']): string =>
  rows
    .slice(0, describedLeaders)
    .map(({ positionDisplay, teamName, pointsFormatted }) => `${positionDisplay}.º ${teamName}, ${pointsFormatted} pts`)
    .join(' · ');
