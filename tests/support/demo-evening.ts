/** Postpones the demo's 21:00 match, which has already begun when tests run late in the evening. */
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
