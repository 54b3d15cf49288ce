/** Uploads a logo to a running application, as a browser does. */
import { uploadToDestination } from './logos.ts';
import { expectOk, type SendRequest } from './web-client.ts';

/** Uploads an image as the logo of a team; returns the logo's address. */
export async function uploadTeamLogo(send: SendRequest, id: number, png: Buffer): Promise<string> {
  const announced = { contentType: 'image/png' as const, size: png.length };
  const { upload, key = '' } = await expectOk(
    send('POST /teams/{id}/logo/upload', { params: { id }, body: announced }),
  );
  const { status } = await uploadToDestination(upload, png);
  if (status !== 200) throw new Error(`the bucket answered ${status}`);
  return (await expectOk(send('POST /teams/{id}/logo/confirm', { params: { id }, body: { key } }))).logoUrl;
}
