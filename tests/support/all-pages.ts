/** Lists, from what the API answers, every page that a site must have published. */
import { type PublishedPage, type PublishedPageName, publishedPages } from '#shared/pages/published-pages.ts';
import type { SendRequest } from './web-client.ts';

const pageNames = Object.keys(publishedPages) as PublishedPageName[];

/** The pages of all tournaments, bulletins, rounds, matches and teams, those over all tournaments, and the stubs. */
export async function listAllPages(send: SendRequest): Promise<PublishedPage[]> {
  const { body: tournaments } = await send('GET /tournaments');
  const { body: teams } = await send('GET /teams');
  const ofTournaments = await Promise.all(tournaments.map(({ id }) => listPagesOfTournament(send, id)));
  return [
    ...pageNames.filter((name) => !publishedPages[name].path.includes(':id')).map((name) => ({ name })),
    ...ofTournaments.flat(),
    ...teams.map(({ id }) => ({ name: 'team' as const, id })),
  ];
}

async function listPagesOfTournament(send: SendRequest, id: number): Promise<PublishedPage[]> {
  const { body: matches } = await send('GET /matches/tournament/{id}', { params: { id } });
  const rounds = new Set(matches.map(({ round }) => round));
  const { body: bulletins } = await send('GET /tournaments/{id}/bulletins', { params: { id } });
  const isThere = (name: PublishedPageName) => name !== 'discipline' || bulletins.length > 0;
  return [
    ...pageNames
      .filter((name) => publishedPages[name].idOf === 'tournament' && isThere(name))
      .map((name) => ({ name, id })),
    ...bulletins.map(({ year, number }) => ({ name: 'bulletin' as const, id, bulletin: `${year}-${number}` })),
    ...[...rounds].map((round) => ({ name: 'fixture' as const, id, round })),
    ...matches.map((match) => ({ name: 'match' as const, id: match.id })),
  ];
}
