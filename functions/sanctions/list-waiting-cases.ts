/** GET /tournaments/cases: in which running tournaments something waits for the tribunal or for a bulletin. */
import type { WaitingCases as ToldCases } from '#shared/domain/schemas/disciplinary-case.ts';
import { nameOfSubject, readSanctionedPeople } from '../competition/discipline/present-sanctions.ts';
import type { WaitingCases } from '../competition/publication/documents/waiting-cases.ts';
import { readDocumentOfTournaments } from '../competition/publication/store/documents-store.ts';
import { listTournaments } from '../competition/records/tournaments.ts';

export async function listWaitingCases(): Promise<ToldCases[]> {
  const running = (await listTournaments()).filter(({ status }) => status === 'in_progress');
  const ids = running.map(({ id }) => id);
  const published = await readDocumentOfTournaments<WaitingCases | null>(ids, 'CASES');
  const people = await readSanctionedPeople([...published.values()].flatMap((waiting) => waiting?.first ?? []));
  return running.flatMap(({ id, name }) => {
    const waiting = published.get(id);
    if (!waiting) return [];
    const first = waiting.first.map((each) => ({ kind: each.kind, subjectName: nameOfSubject(each, people) }));
    return [{ tournamentId: id, tournamentName: name, count: waiting.count, first }];
  });
}
