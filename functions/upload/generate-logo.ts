/** Draws a crest as a team's logo; the same name or seed always gives the same drawing. */
import { createHash, randomUUID } from 'node:crypto';
import { drawCrest } from '#shared/domain/crests/crest.ts';
import { addressOfCrest, bucketKeyOfLogo, crestAddressPrefix } from '#shared/domain/crests/logo.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { writeFile } from '../platform/files/bucket.ts';
import { loadEditableTeam, saveTeamLogo } from './team-logo.ts';

export async function generateLogo(request: RequestOfRoute<'POST /teams/{id}/logo/generate'>) {
  const team = await loadEditableTeam(request);
  const svg = drawCrest(team.name, request.body.customSeed || team.name);
  const design = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  if (team.logo.startsWith(crestAddressPrefix(design))) return { logoUrl: team.logo };
  const logo = addressOfCrest(design, randomUUID());
  await writeFile(bucketKeyOfLogo(logo), Buffer.from(svg), 'image/svg+xml');
  return { logoUrl: await saveTeamLogo(request, logo) };
}
