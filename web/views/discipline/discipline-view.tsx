/** The discipline of a tournament: who is barred, whose ban ended since the last bulletin, and all bulletins. */
import type { ListedBulletin } from '#shared/domain/schemas/bulletin.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { bulletinHeading, correctionText } from '#shared/pages/bulletin-text.ts';
import { hrefOfBulletin } from '#shared/pages/paths.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { tellDiscipline } from '#shared/text/discipline.ts';
import { bulletinName } from '#shared/text/sanctions.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../home/section.tsx';
import { BanList, RowList } from './ban-list.tsx';

interface DisciplineViewProps {
  readonly tournamentId: number;
  /** In the order in which they were published. */
  readonly bulletins: readonly ListedBulletin[];
  readonly suspensions: readonly Suspension[];
}

export function DisciplineView({ tournamentId, bulletins, suspensions }: DisciplineViewProps) {
  const { inForce, ended } = tellDiscipline(suspensions);
  const last = bulletins.at(-1);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-6">
        <Section title="No pueden jugar" allHref={null}>
          {inForce.length > 0 ? <BanList bans={inForce} /> : <EmptyState icon="cards" title="Nadie está suspendido" />}
        </Section>
        {last && ended.length > 0 && (
          <Section title={`Cumplidas desde el ${bulletinName(last)}`} allHref={null}>
            <BanList bans={ended} />
          </Section>
        )}
      </div>
      <Section title="Boletines" allHref={null}>
        {last ? (
          <RowList>
            {bulletins.toReversed().map((bulletin) => (
              <li key={bulletin.id}>
                <a
                  href={hrefOfBulletin(tournamentId, bulletin)}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-3 py-1 hover:bg-tint"
                >
                  <span className="font-medium text-link">{bulletinHeading(bulletin)}</span>
                  <span className="text-muted text-sm">
                    {[formatShortDate(bulletin.date), correctionText(bulletin)].filter(Boolean).join(' · ')}
                  </span>
                </a>
              </li>
            ))}
          </RowList>
        ) : (
          <EmptyState icon="cards" title="Todavía no hay boletines" />
        )}
      </Section>
    </div>
  );
}
