/** A tournament's tables in words: shortly for previews and shared links, and whole for chats. */
import { hasResults } from '#shared/domain/standings/bands.ts';
import { chatTextOfTable } from '#shared/pages/chat-text.ts';
import type { StandingsPageData } from '#shared/pages/page-data.ts';
import { pointsText } from '#shared/text/labels.ts';

type Tables = Pick<StandingsPageData, 'groups' | 'rows'>;

interface TableToCopy {
  readonly id: number;
  /** What the button says. */
  readonly label: string;
  readonly text: string;
}

/** The table, or with zonas the table of each and the general one. `address` is that of their page, '' while unknown. */
export function tablesToCopy(tournamentName: string, { groups, rows }: Tables, address: string): TableToCopy[] {
  const general = { id: 0, title: 'Posiciones', label: 'Copiar como texto', table: rows };
  const ofGroups = groups.map(({ id, name, table }) => ({ id, title: name, label: `Copiar ${name}`, table }));
  const tables =
    groups.length === 0
      ? [general]
      : [...ofGroups, { ...general, title: 'Tabla general', label: 'Copiar la tabla general' }];
  return tables.map(({ id, title, label, table }) => ({
    id,
    label,
    text: chatTextOfTable({ title: `${title} de ${tournamentName}`, address }, table),
  }));
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
