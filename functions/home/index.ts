/** /api/home: what the home page shows. */
import { homePage, home as routes } from '#shared/contract/home.ts';
import { limits } from '#shared/domain/limits.ts';
import { upcomingMatch } from '#shared/domain/schemas/standing.ts';
import { localDay } from '../platform/documents/local-day.ts';
import { presentMatches } from '../platform/documents/present-matches.ts';
import { only } from '../platform/http/present.ts';
import { serve } from '../platform/http/serve.ts';
import { findAgenda } from '../platform/table/matches.ts';
import { getSettings } from '../platform/table/settings.ts';
import { countTeams } from '../platform/table/teams.ts';
import { listTournaments } from '../platform/table/tournaments.ts';

const tournamentCard = homePage.shape.tournaments.def.element;

export const handler = serve(routes, {
  'GET /home': async ({ now }) => {
    const settings = await getSettings();
    const today = localDay(now, settings.timeZone);
    const [tournaments, agenda, teams] = await Promise.all([
      listTournaments(),
      findAgenda(today, limits.upcomingOnHome),
      countTeams(),
    ]);
    const active = tournaments.filter(({ status }) => status === 'in_progress');
    const featured = tournaments.find(({ id }) => id === settings.featuredTournamentId);
    return {
      activeTournaments: active.length,
      upcomingMatches: agenda.total,
      teams,
      featuredTournamentId: featured?.id ?? null,
      tournaments: active.map((item) => only(tournamentCard, item)),
      matches: (await presentMatches(agenda.matches)).map((match) => only(upcomingMatch, match)),
    };
  },
});
