/** What people take away from a tournament: its fixture and its tables, on paper or as a file. */
import type { ReactNode } from 'react';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { readAllPagesOfRoute } from '../../lib/api/read-pages.ts';
import { getFromApi } from '../../lib/api/typed-request.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CsvButton } from './csv-button.tsx';

interface TakeawaysProps {
  readonly tournament: Pick<Tournament, 'id' | 'name'>;
}

export function FixtureTakeaways({ tournament: { id, name } }: TakeawaysProps) {
  return (
    <Takeaways printHref={paths.printTournament.getHref(id)}>
      <CsvButton
        name={`Fixture de ${name}`}
        load={async (tables) => {
          const [matches, groups] = await Promise.all([
            readAllPagesOfRoute('GET /matches/tournament/{id}', { params: { id } }),
            getFromApi('GET /groups/tournament/{id}', { params: { id } }),
          ]);
          return tables.fixture(matches, (groupId) => groups.find((group) => group.id === groupId)?.name ?? null);
        }}
      />
    </Takeaways>
  );
}

export function StandingsTakeaways({ tournament: { id, name } }: TakeawaysProps) {
  return (
    <Takeaways printHref={`${paths.printTournament.getHref(id)}&hoja=tabla`}>
      <CsvButton
        name={`Posiciones de ${name}`}
        load={async (tables) => {
          const groups = await getFromApi('GET /groups/tournament/{id}', { params: { id } });
          const general = {
            name: 'General',
            rows: await getFromApi('GET /standings/tournament/{id}', { params: { id } }),
          };
          const zones = groups.map(async (group) => ({
            name: group.name,
            rows: await getFromApi('GET /standings/group/{id}', { params: { id: group.id } }),
          }));
          return tables.standings([...(await Promise.all(zones)), general]);
        }}
      />
    </Takeaways>
  );
}

function Takeaways({ printHref, children }: { readonly printHref: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ButtonLink href={printHref}>Imprimir</ButtonLink>
      {children}
    </div>
  );
}
