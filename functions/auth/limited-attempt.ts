/** Limits how many logins, password changes, password resets and code requests may fail. */
import { setTimeout as sleep } from 'node:timers/promises';
import { environment } from '../platform/environment.ts';
import { networkForAttemptLimits } from '../platform/http/viewer-address.ts';
import { countAttempt, markAttemptFailed, uncountAttempt } from '../platform/identity/attempts.ts';
import { findIdByEmail, findUser, type StoredUser } from '../platform/identity/users.ts';
import { countOne } from '../platform/log/metrics.ts';
import { Problem, tooManyRequestsProblem } from '../platform/problem.ts';
import { LimitReachedError } from '../platform/table/limit-counters.ts';
import { type AuthAttemptLog, logAuthAttempt } from './log-attempt.ts';

interface AuthAttempt extends Pick<AuthAttemptLog, 'kind' | 'viewerIp'> {
  readonly email: string;
}

/**
 * Makes an authentication attempt for an e-mail address and returns its result; 429 when the limits are reached. An
 * attempt is counted before it is made, so that parallel ones keep within the limits. `make` gets the user with the
 * address, if any, and decides by its result whether the attempt stays counted:
 * - a value means that the attempt succeeded, and it is no longer counted (except that code requests stay counted);
 * - a `Problem` means that it failed: it stays counted, and the problem is thrown;
 * - an exception means that nothing was tried (a weak password, an outage), and the attempt is no longer counted.
 */
export async function runLimitedAttempt<T>(
  attempt: AuthAttempt,
  make: (user: StoredUser | undefined) => Promise<T | Problem>,
): Promise<T> {
  const started = Date.now();
  const userId = await findIdByEmail(attempt.email);
  const log = (outcome: AuthAttemptLog['outcome']) => {
    logAuthAttempt({ ...attempt, userId: userId || null, outcome });
    if (attempt.kind === 'login' && ['failed', 'limited'].includes(outcome)) countOne('FailedLogins');
  };
  const counted = await countAttempt(attemptLimits(attempt)).catch((error) => {
    if (!(error instanceof LimitReachedError)) throw error;
    log('limited');
    throw tooManyRequestsProblem(error.retryAfter);
  });
  const made = await findUser(userId)
    .then(make)
    .catch(async (error) => {
      log('refused');
      await uncountAttempt(counted);
      throw error;
    });
  const hasFailed = made instanceof Problem;
  log(hasFailed ? 'failed' : 'succeeded');
  const staysCounted = hasFailed || attempt.kind === 'forgot';
  await (staysCounted ? markAttemptFailed(counted) : uncountAttempt(counted));
  if (staysCounted) await sleep(Math.max(0, started + environment().attempts.shortestMs - Date.now()));
  if (hasFailed) throw made;
  return made;
}

/**
 * Two limits: for the e-mail address tried from one IP network, so that nobody can lock another person out from
 * elsewhere, and for all attempts from that network.
 */
function attemptLimits({ kind, email, viewerIp }: AuthAttempt) {
  const { perAddress, perIp, windowMinutes } = environment().attempts;
  const [place, windowSeconds] = [networkForAttemptLimits(viewerIp), windowMinutes * 60];
  return [
    { name: `${kind}\n${place}\n${email}`, most: perAddress, windowSeconds },
    { name: `${kind}\n${place}`, most: perIp, windowSeconds },
  ];
}
