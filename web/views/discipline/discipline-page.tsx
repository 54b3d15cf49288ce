/** The published page of a tournament's discipline. */
import type { DisciplinePageData } from '#shared/pages/page-data.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { bulletinName } from '#shared/text/sanctions.ts';
import type { PageView } from '../frame/page-view.ts';
import { tournamentEvent } from '../frame/structured-data.ts';
import { TournamentHeading } from '../frame/tournament-heading.tsx';
import { DisciplineView } from './discipline-view.tsx';

export const disciplinePage: PageView<DisciplinePageData> = {
  describe: (data, { site }) => ({
    title: `Disciplina · ${data.tournament.name}`,
    description: describeDiscipline(data),
    structuredData: [tournamentEvent(data.tournament, [], site)],
    tournamentId: data.tournament.id,
    section: 'tournaments',
  }),
  Content: ({ data }) => (
    <>
      <TournamentHeading
        tournament={data.tournament}
        subject="Disciplina"
        page="discipline"
        shareText={describeDiscipline(data)}
      />
      <DisciplineView tournamentId={data.tournament.id} bulletins={data.bulletins} suspensions={data.suspensions} />
    </>
  ),
};

function describeDiscipline({ tournament, bulletins, suspensions }: DisciplinePageData): string {
  const barred = new Set(suspensions.flatMap(({ remaining, playerId }) => (remaining > 0 ? [playerId] : []))).size;
  const last = bulletins.at(-1);
  const parts = [
    barred === 0 ? 'nadie está suspendido' : formatPlural(barred, 'jugador suspendido', 'jugadores suspendidos'),
    ...(last ? [`el último boletín es el ${bulletinName(last)}`] : []),
  ];
  return `Disciplina de ${tournament.name}: ${parts.join('; ')}.`;
}
