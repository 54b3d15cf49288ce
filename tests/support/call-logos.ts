/**
 * Calls the routes of logos: gives teams and the federation logos in every way, uploaded and confirmed, sent as a form, drawn, or saved with the team; and those that cannot be saved, because their files were never made.
 */
import { aPng } from './images.ts';
import { uploadToDestination } from './logos.ts';
import type { RouteCalls } from './route-calls.ts';
import { samples } from './samples.ts';
import { expectOk } from './web-client.ts';

const crestPng = aPng(120, 120);
const announced = { contentType: 'image/png' as const, size: crestPng.length };

export async function callLogosRoutes(
  calls: RouteCalls,
  [first, second, third]: readonly [number, number, number, number],
) {
  const { admin } = calls;
  const params = { id: first };
  const uploaded = await upload(calls, first, crestPng);
  await expectOk(admin('POST /teams/{id}/logo/confirm', { params, body: { key: uploaded.key } }));
  await expectOk(admin('POST /teams/{id}/logo/generate', { params, body: samples['POST /teams/{id}/logo/generate'] }));
  await expectOk(admin('DELETE /teams/{id}/logo', { params }));
  const neverUploaded = await announce(calls, second);
  const refusal = await admin('POST /teams/{id}/logo/confirm', {
    params: { id: second },
    body: { key: neverUploaded.key },
  });
  if (refusal.status !== 404) throw new Error(`a logo that was never uploaded was confirmed: ${refusal.status}`);

  await callLogoOfFederation(calls, await confirmWithoutTeam(calls), neverUploaded.logoUrl);
  await expectOk(saveLogo(calls, third, await confirmWithoutTeam(calls)));
  const { status } = await saveLogo(calls, second, neverUploaded.logoUrl);
  if (status !== 400) throw new Error(`a logo that was never uploaded was saved: ${status}`);
}

/** Uploads it, and then saves another one, whose file is there, with the settings; a missing one is refused. */
async function callLogoOfFederation({ admin }: RouteCalls, other: string, missing: string) {
  const { upload: destination, key = '' } = await expectOk(admin('POST /settings/logo/upload', { body: announced }));
  await uploadToDestination(destination, crestPng);
  await expectOk(admin('POST /settings/logo/confirm', { body: { key } }));
  const save = (logo: string) => admin('PUT /settings', { body: { ...samples['PUT /settings'], logo } });
  await expectOk(save(other));
  const { status } = await save(missing);
  if (status !== 400) throw new Error(`the federation got a logo that was never uploaded: ${status}`);
}

async function announce({ admin }: RouteCalls, id: number, size = announced.size) {
  const body = { ...announced, size };
  const answer = await expectOk(admin('POST /teams/{id}/logo/upload', { params: { id }, body }));
  return { ...answer, key: answer.key ?? '' };
}

async function upload(calls: RouteCalls, teamId: number, bytes: Buffer) {
  const answer = await announce(calls, teamId, bytes.length);
  const { status } = await uploadToDestination(answer.upload, bytes);
  if (status !== 200) throw new Error(`the upload was answered ${status}`);
  return answer;
}

/** The logo of a team that is still to be created. */
async function confirmWithoutTeam({ admin }: RouteCalls): Promise<string> {
  const { upload: destination, key = '' } = await expectOk(admin('POST /upload/logo', { body: announced }));
  await uploadToDestination(destination, crestPng);
  return (await expectOk(admin('POST /upload/logo/confirm', { body: { key } }))).url;
}

async function saveLogo({ admin }: RouteCalls, id: number, logo: string) {
  const { version: _, ...team } = await expectOk(admin('GET /teams/{id}', { params: { id } }));
  return admin('PUT /teams/{id}', { params: { id }, body: { ...team, logo } });
}
