/** Reads the link by which a request without an account keeps a match's sheet: `Authorization: Sheet <token>`. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { SheetLinkActor } from '#shared/domain/permissions.ts';
import { environment } from '../../platform/environment.ts';
import { networkForAttemptLimits, viewerAddress } from '../../platform/http/viewer-address.ts';
import { countAttempt, markAttemptFailed } from '../../platform/identity/attempts.ts';
import { Problem, tooManyRequestsProblem } from '../../platform/problem.ts';
import { LimitReachedError } from '../../platform/table/limit-counters.ts';
import { findLinkByToken, type LinkEnding } from '../records/sheet-links.ts';
import { readExpiryOfLink } from './link-expiry.ts';

/** Whoever calls with a link; whether it is still valid is for the sheet's routes to say. */
export interface SheetCaller extends SheetLinkActor {
  readonly linkId: string;
  readonly ended: LinkEnding | undefined;
}

const challenge = { headers: { 'www-authenticate': 'Sheet' } };

/** The token of a request with the scheme `Sheet`, '' when it is malformed; null with another scheme. */
export function sheetTokenOf({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): string | null {
  const [scheme = '', token = '', ...more] = (headers.authorization ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'sheet') return null;
  return /^[\w-]{22}$/.test(token) && more.length === 0 ? token : '';
}

/**
 * Who has the link with this token. Throws 401 for a token that was never given out, or 429 after too many of them from
 * one network: failed logins have the same limits.
 */
export async function readSheetCaller(event: APIGatewayProxyEventV2, token: string): Promise<SheetCaller> {
  const link = token && (await findLinkByToken(token));
  if (link) return { linkId: link.linkId, sheetOfMatchId: link.matchId, ended: link.ended };
  await countForgedToken(event);
  throw invalidLinkProblem();
}

/**
 * Throws 401 for a link on another route that opens no sheet: it was never given out, was revoked or renewed, or has
 * expired. Only the routes of the sheet tell these apart, and only there failed attempts are counted, because most
 * Lambdas may not write.
 */
export async function requireValidLink(token: string, now: Date): Promise<void> {
  const link = token ? await findLinkByToken(token) : undefined;
  if (!link || link.ended !== undefined || now >= (await readExpiryOfLink(link))) throw invalidLinkProblem();
}

const invalidLinkProblem = (): Problem =>
  new Problem(
    'invalid-token',
    'Este enlace no es válido. Fijate que esté entero, o pedile otro a la organización.',
    challenge,
  );

/** The 403 of a link on a route that is neither about its sheet nor open to everybody. */
export const onlyForSheetProblem = (): Problem =>
  new Problem('forbidden', 'Este enlace sirve para la planilla de su partido y para nada más.');

async function countForgedToken(event: APIGatewayProxyEventV2): Promise<void> {
  const { perAddress, perIp, windowMinutes } = environment().attempts;
  const [place, windowSeconds] = [networkForAttemptLimits(viewerAddress(event)), windowMinutes * 60];
  const counted = await countAttempt([
    { name: `sheet\n${place}\n${event.pathParameters?.id}`, most: perAddress, windowSeconds },
    { name: `sheet\n${place}`, most: perIp, windowSeconds },
  ]).catch((error) => {
    throw error instanceof LimitReachedError ? tooManyRequestsProblem(error.retryAfter) : error;
  });
  await markAttemptFailed(counted);
}
