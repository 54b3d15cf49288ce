/**
 * The part of the walk through every route that gives teams logos in every way: uploaded and confirmed, sent as a form,
 * drawn, or saved with the team; and those that cannot be saved, because their files were never made.
 */
import { aPng } from './images.ts';
import { uploadToDestination } from './logos.ts';
import { samples } from './samples.ts';
import type { Walk } from './walk.ts';
import { expectOk } from './web-client.ts';

const crestPng = aPng(120, 120);
const announced = { contentType: 'image/png' as const, size: crestPng.length };

export async function walkLogos(walk: Walk, [first, second, third]: readonly [number, number, number, number]) {
  const { admin } = walk;
  const params = { id: first };
  const uploaded = await upload(walk, first, crestPng);
  await expectOk(admin('POST /teams/{id}/logo/confirm', { params, body: { key: uploaded.key } }));
  await expectOk(admin('POST /teams/{id}/logo/generate', { params, body: samples['POST /teams/{id}/logo/generate'] }));
  await expectOk(admin('DELETE /teams/{id}/logo', { params }));
  const neverUploaded = await announce(walk, second);
  const refusal = await admin('POST /teams/{id}/logo/confirm', {
    params: { id: second },
    body: { key: neverUploaded.key },
  });
  if (refusal.status !== 404) throw new Error(`a logo that was never uploaded was confirmed: ${refusal.status}`);

  await expectOk(saveLogo(walk, third, await confirmWithoutTeam(walk)));
  const { status } = await saveLogo(walk, second, neverUploaded.logoUrl);
  if (status !== 400) throw new Error(`a logo that was never uploaded was saved: ${status}`);
}

async function announce({ admin }: Walk, id: number, size = announced.size) {
  const body = { ...announced, size };
  const answer = await expectOk(admin('POST /teams/{id}/logo/upload', { params: { id }, body }));
  return { ...answer, key: answer.key ?? '' };
}

async function upload(walk: Walk, teamId: number, bytes: Buffer) {
  const answer = await announce(walk, teamId, bytes.length);
  const { status } = await uploadToDestination(answer.upload, bytes);
  if (status !== 200) throw new Error(`the upload was answered ${status}`);
  return answer;
}

/** The logo of a team that is still to be created. */
async function confirmWithoutTeam({ admin }: Walk): Promise<string> {
  const { upload: destination, key = '' } = await expectOk(admin('POST /upload/logo', { body: announced }));
  await uploadToDestination(destination, crestPng);
  return (await expectOk(admin('POST /upload/logo/confirm', { body: { key } }))).url;
}

async function saveLogo({ admin }: Walk, id: number, logo: string) {
  const { version: _, ...team } = await expectOk(admin('GET /teams/{id}', { params: { id } }));
  return admin('PUT /teams/{id}', { params: { id }, body: { ...team, logo } });
}
