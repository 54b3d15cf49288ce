/** What the published pages of the three rankings have in common: their place in the tournament, and a hundred rows. */
import type { RankingPart } from '#shared/pages/page-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageView } from '../frame/page-view.ts';
import { PartLinks } from '../frame/part-links.tsx';
import { tournamentEvent } from '../frame/structured-data.ts';
import { TournamentHeading } from '../frame/tournament-heading.tsx';
import { RankingLinks, type RankingName } from './ranking-links.tsx';
import type { Ranking } from './rankings.tsx';

interface RankingPageOptions<Row> extends Ranking<Row> {
  readonly name: RankingName;
  /** As in 'Tabla de goleadores'. */
  readonly title: string;
  /** A row in few words, as in 'Ciro Bravo (Lanús), 4'. */
  readonly describeRow: (row: Row) => string;
}

const describedRows = 3;

export function rankingPage<Row>(options: RankingPageOptions<Row>): PageView<RankingPart<Row>> {
  const { name, title, icon, emptyText, describeRow, table, explanation } = options;
  const firstRows = (rows: readonly Row[]) => rows.slice(0, describedRows).map(describeRow).join(' · ');
  return {
    describe: ({ tournament, rows, part }, { site }) => ({
      title: [title, ...(part > 1 ? [`página ${part}`] : []), tournament.name].join(' · '),
      description: `${title} de ${tournament.name}: ${firstRows(rows) || emptyText.toLowerCase()}.`,
      structuredData: [tournamentEvent(tournament, [], site)],
      tournamentId: tournament.id,
      section: name,
    }),
    Content: ({ data: { tournament, rows, part, parts } }) => (
      <>
        <TournamentHeading tournament={tournament} subject={title} page={name} shareText={firstRows(rows) || title} />
        <div className="flex flex-col gap-4">
          <RankingLinks tournamentId={tournament.id} current={name} />
          <h2 className="sr-only">{title}</h2>
          {rows.length === 0 ? (
            <EmptyState icon={icon} title={emptyText} />
          ) : (
            <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
              <div className="flex min-w-0 flex-col gap-4">
                {table(rows, `${title} de ${tournament.name}`, null)}
                <PartLinks page={{ name, id: tournament.id }} part={part} parts={parts} />
              </div>
              {explanation(tournament.rules)}
            </div>
          )}
        </div>
      </>
    ),
  };
}
