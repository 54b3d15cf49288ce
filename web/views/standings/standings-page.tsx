/** The published page of a tournament's tables: each group's, then the general one. */

import { hasResults } from '#shared/domain/standings/bands.ts';
import { chatTextOfTable } from '#shared/pages/chat-text.ts';
import type { StandingsPageData } from '#shared/pages/page-data.ts';
import { pointsText } from '#shared/text/labels.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { addressOfPage } from '../frame/page-address.ts';
import type { PageView } from '../frame/page-view.ts';
import { CopyButton } from '../frame/share-button.tsx';
import { tournamentEvent } from '../frame/structured-data.ts';
import { TournamentHeading } from '../frame/tournament-heading.tsx';
import { StandingsView } from './standings-view.tsx';

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
            {tablesToCopy({ groups, rows }).map(({ id, title, label, table }) => (
              <CopyButton
                key={id}
                label={label}
                text={chatTextOfTable(
                  { title: `${title} de ${tournament.name}`, address: addressOfPage(page, site) },
                  table,
                )}
              />
            ))}
          </p>
        </div>
      )}
    </>
  ),
};

type Tables = Pick<StandingsPageData, 'groups' | 'rows'>;

/** The table, or with zonas the table of each and the general one. */
function tablesToCopy({ groups, rows }: Tables) {
  const general = { id: 0, title: 'Posiciones', label: 'Copiar como texto', table: rows };
  if (groups.length === 0) return [general];
  const ofGroups = groups.map(({ id, name, table }) => ({ id, title: name, label: `Copiar ${name}`, table }));
  return [...ofGroups, { ...general, title: 'Tabla general', label: 'Copiar la tabla general' }];
}

const describedLeaders = 3;

/**
 * For example '1.º Lanús, 10 pts · 2.º Ferro, 8 pts · 3.º Quilmes, 7 pts', and with zonas 'Zona A (1.º Lanús, 10 pts),
 * Zona B (1.º Ferro, 8 pts)'; '' before a match was played.
 */
export function describeTables({ groups, rows }: Tables): string {
  const perGroup = groups.length > 2 ? 1 : 2;
  const leaders = groups.flatMap(({ name, table }) => {
    const described = describeLeaders(table, perGroup);
    return described === '' ? [] : [`${name} (${described})`];
  });
  return leaders.length > 0 ? leaders.join(', ') : describeLeaders(rows, describedLeaders);
}

const describeLeaders = (rows: StandingsPageData['rows'], count: number): string =>
  (hasResults(rows) ? rows : [])
    .slice(0, count)
    .map(
      ({ positionDisplay, teamName, pointsFormatted }) =>
        `${positionDisplay}.º ${teamName}, ${pointsText(pointsFormatted)}`,
    )
    .join(' · ');
