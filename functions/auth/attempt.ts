/** Rate-limited authentication attempts: logins, password changes, resets and code requests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { environment } from '../platform/environment.ts';
import { networkKey } from '../platform/http/viewer-address.ts';
import { tooManyRequests } from '../platform/identity/client.ts';
import { Problem } from '../platform/problem.ts';
import { countAttempt, LimitReached, settleAsFailed, withdrawCount } from '../platform/table/attempts.ts';
import { findIdByEmail, findUser, type StoredUser } from '../platform/table/users.ts';
import { type AttemptLog, logAttempt } from './log-attempt.ts';

interface AttemptDescription extends Pick<AttemptLog, 'kind' | 'viewerIp'> {
  readonly email: string;
}

/**
 * Makes an attempt for an address, and answers what came of it. It is counted before it is made, so that of many at
 * once no more are made than may fail; 429 beyond. `make` gets who has the address, and:
 * - answers what the person gets: the attempt succeeded and is not counted any more (a code by mail stays counted);
 * - answers a `Problem`: it failed, is thrown, and stays counted;
 * - throws: nothing was tried (a weak password, an outage), and it is not counted.
 */
export async function runLimitedAttempt<T>(
  asked: AttemptDescription,
  make: (user: StoredUser | undefined) => Promise<T | Problem>,
): Promise<T> {
  const started = Date.now();
  const userId = await findIdByEmail(asked.email);
  const log = (outcome: AttemptLog['outcome']) => logAttempt({ ...asked, userId: userId || null, outcome });
  const counted = await countAttempt(attemptLimits(asked)).catch((error) => {
    if (!(error instanceof LimitReached)) throw error;
    log('limited');
    throw tooManyRequests(error.retryAfter);
  });
  const made = await findUser(userId)
    .then(make)
    .catch(async (error) => {
      log('refused');
      await withdrawCount(counted);
      throw error;
    });
  const hasFailed = made instanceof Problem;
  log(hasFailed ? 'failed' : 'succeeded');
  const tellsNothing = hasFailed || asked.kind === 'forgot';
  await (tellsNothing ? settleAsFailed(counted) : withdrawCount(counted));
  if (tellsNothing) await sleep(Math.max(0, started + environment().attempts.shortestMs - Date.now()));
  if (hasFailed) throw made;
  return made;
}

/** By address and IP together, so that nobody can lock another person out from elsewhere. */
function attemptLimits({ kind, email, viewerIp }: AttemptDescription) {
  const { perAddress, perIp, windowMinutes } = environment().attempts;
  const [place, windowSeconds] = [networkKey(viewerIp), windowMinutes * 60];
  return [
    { name: `${kind}\n${place}\n${email}`, most: perAddress, windowSeconds },
    { name: `${kind}\n${place}`, most: perIp, windowSeconds },
  ];
}
