/**
 * Which logo a team may be saved with: any, when saved by an administrator; the stored one, none or an own upload, when
 * saved by a DT.
 */
import { uploadKeyOfLogo } from '#shared/domain/crests/logo.ts';
import { can } from '#shared/domain/permissions.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { ApiRequest } from '../competition/api/request.ts';
import { findUploadOwner } from '../platform/files/uploads.ts';
import { Problem } from '../platform/problem.ts';

/** Throws 403 when a DT saves the address of any logo that is neither stored nor the DT's own upload. */
export async function requireAllowedLogo(
  { caller, now }: Pick<ApiRequest, 'caller' | 'now'>,
  team: Team,
  logo: string,
) {
  if (logo === '' || logo === team.logo || can(caller, 'logo.paste')) return;
  const key = uploadKeyOfLogo(logo);
  const owner = key && (await findUploadOwner(key, now));
  if (owner && owner.userId === caller?.id && [0, team.id].includes(owner.teamId)) return;
  throw new Problem('forbidden', 'Solo un administrador puede pegar la dirección de un logo. Subí la imagen.');
}
