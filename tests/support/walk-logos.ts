/**
 * The part of the walk through every route that gives teams logos in every way: uploaded and confirmed, sent as a form,
 * drawn, or saved without a confirmation, which leaves the rest to the logo keeper.
 */
import { aPng } from './images.ts';
import { uploadToDestination } from './logos.ts';
import { samples } from './samples.ts';
import type { Walk } from './walk.ts';
import { expectOk, readUntil } from './web-client.ts';

const crestPng = aPng(120, 120);
const announced = { contentType: 'image/png' as const, size: crestPng.length };

export async function walkLogos(walk: Walk, [first, second, third]: readonly [number, number, number, number]) {
  const { admin } = walk;
  const params = { id: first };
  const uploaded = await upload(walk, first, crestPng);
  await expectOk(admin('POST /teams/{id}/logo/confirm', { params, body: { key: uploaded.key } }));
  await expectOk(admin('POST /teams/{id}/logo/generate', { params, body: samples['POST /teams/{id}/logo/generate'] }));
  await expectOk(admin('DELETE /teams/{id}/logo', { params }));
  await confirmWithoutTeam(walk);
  const neverUploaded = await announce(walk, second);
  const refusal = await admin('POST /teams/{id}/logo/confirm', {
    params: { id: second },
    body: { key: neverUploaded.key },
  });
  if (refusal.status !== 404) throw new Error(`a logo that was never uploaded was confirmed: ${refusal.status}`);

  await saveLogo(walk, third, (await upload(walk, third, crestPng)).logoUrl);
  await saveLogo(walk, second, neverUploaded.logoUrl);
  await waitUntilLogoIsCleared(walk, second);
  await saveLogo(walk, second, (await upload(walk, second, Buffer.from('no image'))).logoUrl);
  await waitUntilLogoIsCleared(walk, second);
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
async function confirmWithoutTeam({ admin }: Walk): Promise<void> {
  const { upload: destination, key = '' } = await expectOk(admin('POST /upload/logo', { body: announced }));
  await uploadToDestination(destination, crestPng);
  await expectOk(admin('POST /upload/logo/confirm', { body: { key } }));
}

async function saveLogo({ admin }: Walk, id: number, logo: string): Promise<void> {
  const { version: _, ...team } = await expectOk(admin('GET /teams/{id}', { params: { id } }));
  await expectOk(admin('PUT /teams/{id}', { params: { id }, body: { ...team, logo } }));
}

/** The logo keeper takes away the logo of a file that is missing or no image. */
async function waitUntilLogoIsCleared({ admin }: Walk, id: number): Promise<void> {
  const read = () => expectOk(admin('GET /teams/{id}', { params: { id } }));
  const { logo } = await readUntil(read, (team) => team.logo === '');
  if (logo !== '') throw new Error('the logo keeper left a logo without a file');
}
