/** The demo's match of this evening has begun already when tests run late: for who needs it to be still to come. */
import { addDays } from '#shared/domain/calendar.ts';
import { signIn } from './web-client.ts';

/** Puts the next match of the test coach's team two days ahead. */
export async function postponeEvening(url: string): Promise<void> {
  const admin = await signIn(url, 'Admin');
  const { body: matches } = await admin('GET /matches/tournament/{id}', { params: { id: 1 } });
  const evening = matches.find(({ homeTeamId, status }) => homeTeamId === 1 && status === 'scheduled');
  if (!evening) throw new Error('the demo has no match for its coach');
  const { id, matchDate } = evening;
  const { status } = await admin('PUT /matches/{id}', {
    params: { id },
    body: { ...evening, matchDate: addDays(matchDate, 2) },
  });
  if (status !== 200) throw new Error(`the evening's match could not be postponed: ${status}`);
}
