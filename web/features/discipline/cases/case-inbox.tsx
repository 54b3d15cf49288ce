/** In which tournaments something waits for the tribunal or for a bulletin, on the organiser's home screen. */
import useSWR from 'swr';
import type { DisciplinaryCase } from '#shared/domain/schemas/disciplinary-case.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { caseKindLabels } from '#shared/text/disciplinary-cases.ts';
import { getFromApi } from '../../../lib/api/typed-request.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { ExpandableList } from '../../../ui/expandable-list.tsx';
import { Section } from '../../../views/home/section.tsx';

const tournamentsShown = 3;
const namesShown = 3;

interface TournamentWithCases {
  readonly tournament: Tournament;
  readonly cases: readonly DisciplinaryCase[];
}

/** Renders nothing while nothing waits; the screen of a tournament's discipline tells what cannot be loaded. */
export function CaseInbox() {
  const { data: tournaments = [] } = useGet('GET /tournaments', {});
  const played = tournaments.filter(({ status }) => status === 'in_progress');
  const { data = [] } = useSWR(`/tournaments/cases ${played.map(({ id }) => id).join()}`, () => readCases(played));
  const waiting = data.filter(({ cases }) => cases.length > 0);
  if (waiting.length === 0) return null;
  return (
    <Section title="Para revisar en Disciplina" allHref={null}>
      <ExpandableList
        items={waiting}
        count={tournamentsShown}
        what="torneos con algo para revisar"
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {({ tournament: { id, name }, cases }) => (
          <li key={id}>
            <a href={paths.discipline.getHref(id)} className="block min-h-11 px-4 py-2 no-underline hover:bg-tint">
              <span className="font-medium text-link underline">{name}</span>
              <span className="block text-muted text-sm">{summaryOf(cases)}</span>
            </a>
          </li>
        )}
      </ExpandableList>
    </Section>
  );
}

const readCases = (tournaments: readonly Tournament[]): Promise<TournamentWithCases[]> =>
  Promise.all(
    tournaments.map(async (tournament) => ({
      tournament,
      cases: await getFromApi('GET /tournaments/{id}/cases', { params: { id: tournament.id } }),
    })),
  );

/** 'Marcos Quiroz (Roja), César Bravo (Sin publicar) y 2 más'. */
function summaryOf(cases: readonly DisciplinaryCase[]): string {
  const told = cases.slice(0, namesShown).map(({ kind, subjectName }) => `${subjectName} (${caseKindLabels[kind]})`);
  const more = cases.length - told.length;
  return joinNames([...told, ...(more > 0 ? [`${more} más`] : [])]);
}
