/** The published page of a tournament's playoffs. */
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { PageDataByName } from '#shared/pages/page-data.ts';
import { podiumText } from '#shared/text/podium.ts';
import type { PageView } from '../frame/page-view.ts';
import { tournamentEvent } from '../frame/structured-data.ts';
import { TournamentHeading } from '../frame/tournament-heading.tsx';
import { PlayoffsView } from './playoffs-view.tsx';

export const playoffsPage: PageView<PageDataByName['playoffs']> = {
  describe: ({ tournament, bracket }, { site }) => ({
    title: `Playoffs · ${tournament.name}`,
    description: `Playoffs de ${tournament.name}: ${describeBracket(bracket) || 'cruces, resultados y campeón'}.`,
    structuredData: [tournamentEvent(tournament, [], site)],
    tournamentId: tournament.id,
    section: 'playoffs',
    isLive: bracket.stages.some(({ ties }) => ties.some(({ status }) => status === 'in_progress')),
  }),
  Content: ({ data: { tournament, bracket } }) => (
    <>
      <TournamentHeading
        tournament={tournament}
        subject="Playoffs"
        page="playoffs"
        shareText={describeBracket(bracket) || 'Playoffs'}
      />
      <div className="flex flex-col gap-4 md:gap-6">
        <PlayoffsView
          bracket={bracket}
          tournament={tournament}
          hasTwoGroups={tournament.groups.length === 2}
          ownTeamId={null}
        />
      </div>
    </>
  ),
};

/**
 * The champion, else the ties of the stage that is played now, as in 'Semifinales: Lanús - Quilmes, Ferro - Banfield'.
 * Ties that are only a projection are told on the page alone, which says so.
 */
function describeBracket({ stages, champion, runnerUp, thirdPlace, isProjection }: Bracket): string {
  if (isProjection) return 'Todavía no se generaron';
  if (champion) return podiumText({ champion, runnerUp, thirdPlace });
  const played = stages.map(({ name, ties }) => ({ name, ties: ties.filter(({ decidedBy }) => decidedBy !== 'bye') }));
  const stage = played.find(({ ties }) => ties.some(({ status }) => status !== 'completed'));
  const ties = (stage?.ties ?? []).map(({ home, away }) => [home.name, away.name].filter(Boolean).join(' - '));
  return stage ? `${stage.name}: ${ties.join(', ')}` : '';
}
