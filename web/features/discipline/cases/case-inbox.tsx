/** What waits for the tribunal in the tournaments that are played, on the organiser's home screen. */
import type { DisciplinaryCase } from '#shared/domain/schemas/disciplinary-case.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { caseKindLabels, keyOfCase } from '#shared/text/disciplinary-cases.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { ExpandableList } from '../../../ui/expandable-list.tsx';
import { Section } from '../../../views/home/section.tsx';

const casesShown = 3;

/** Renders nothing while nothing waits; the screen of a tournament's discipline tells what cannot be loaded. */
export function CaseInbox() {
  const { data: tournaments = [] } = useGet('GET /tournaments', {});
  return tournaments
    .filter(({ status }) => status === 'in_progress')
    .map((tournament) => <CasesOfTournament key={tournament.id} tournament={tournament} />);
}

function CasesOfTournament({ tournament: { id, name } }: { readonly tournament: Tournament }) {
  const { data: cases = [] } = useGet('GET /tournaments/{id}/cases', { params: { id } });
  if (cases.length === 0) return null;
  return (
    <Section title={`Para revisar en Disciplina: ${name}`} allHref={paths.discipline.getHref(id)} allText="Resolver">
      <ExpandableList
        items={cases}
        count={casesShown}
        what="casos sin resolver"
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {(each) => (
          <li key={keyOfCase(each)} className="px-4 py-2 text-sm">
            <span className="font-semibold">{each.subjectName}</span>
            <span className="block text-muted">{factsOf(each)}</span>
          </li>
        )}
      </ExpandableList>
    </Section>
  );
}

const factsOf = ({ kind, teamName, subjectName, match }: DisciplinaryCase): string =>
  [caseKindLabels[kind], teamName === subjectName ? '' : teamName, match?.round].filter(Boolean).join('\u00a0· ');
