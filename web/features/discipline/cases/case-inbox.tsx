/** In which tournaments something waits for the tribunal or for a bulletin, on the organiser's home screen. */
import type { WaitingCases } from '#shared/domain/schemas/disciplinary-case.ts';
import { paths } from '#shared/pages/paths.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { caseKindLabels } from '#shared/text/disciplinary-cases.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { ExpandableList } from '../../../ui/expandable-list.tsx';
import { Section } from '../../../views/home/section.tsx';

const tournamentsShown = 3;

/** Renders nothing while nothing waits; the screen of a tournament's discipline tells what cannot be loaded. */
export function CaseInbox() {
  const { data: waiting = [] } = useGet('GET /tournaments/cases', {});
  if (waiting.length === 0) return null;
  return (
    <Section title="Para revisar en Disciplina" allHref={null}>
      <ExpandableList
        items={waiting}
        count={tournamentsShown}
        what="torneos con algo para revisar"
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {({ tournamentId, tournamentName, ...cases }) => (
          <li key={tournamentId}>
            <a
              href={paths.discipline.getHref(tournamentId)}
              className="block min-h-11 px-4 py-2 no-underline hover:bg-tint"
            >
              <span className="font-medium text-link underline">{tournamentName}</span>
              <span className="block text-muted text-sm">{summaryOf(cases)}</span>
            </a>
          </li>
        )}
      </ExpandableList>
    </Section>
  );
}

/** 'Marcos Quiroz (Roja), César Bravo (Sin publicar) y 2 más'. */
function summaryOf({ count, first }: Pick<WaitingCases, 'count' | 'first'>): string {
  const told = first.map(({ kind, subjectName }) => `${subjectName} (${caseKindLabels[kind]})`);
  const more = count - told.length;
  return joinNames([...told, ...(more > 0 ? [`${more} más`] : [])]);
}
