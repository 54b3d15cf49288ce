/**
 * The part of the walk through every route that reads what the Lambda of the pages answers: a page, calendars, a picture,
 * the sitemap and robots.txt.
 */
import { addressOfImageOf } from '#shared/pages/share-image-content.ts';
import type { RunningApp } from './running-app.ts';
import type { Walk } from './walk.ts';
import type { WalkedIds } from './walk-competition.ts';
import { expectOk, readUntil } from './web-client.ts';

/**
 * Reads a page and a document before the publisher has published the first ones, soon after the start: then each is
 * computed for its reader, and the page is stored.
 */
export async function readUnpublished({ url }: RunningApp): Promise<void> {
  const answers = await Promise.all([fetch(`${url}/torneos`), fetch(`${url}/api/home`)]);
  for (const answer of answers) {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  }
}

export async function readFeeds(walk: Walk, { teams, idByResource }: WalkedIds): Promise<void> {
  const id = idByResource.tournaments ?? 0;
  const addresses = [
    `/calendario/torneo/${id}.ics`,
    `/calendario/equipo/${teams[0]}.ics`,
    '/sitemap.xml',
    '/robots.txt',
  ];
  for (const address of addresses) {
    const { status } = await fetch(walk.app.url + address);
    if (status !== 200) throw new Error(`${address}: ${status}`);
  }
  const status = await readUntil(
    () => readPictureOfTable(walk, id),
    (each) => each === 200,
  );
  if (status !== 200) throw new Error(`the picture of the table: ${status}`);
}

/** A picture with the logos of the teams in it, among them an uploaded one. */
async function readPictureOfTable({ app, anonymous }: Walk, id: number): Promise<number> {
  const [rows, tournament, settings] = await Promise.all([
    expectOk(anonymous('GET /standings/formatted/tournament/{id}', { params: { id } })),
    expectOk(anonymous('GET /tournaments/{id}', { params: { id } })),
    expectOk(anonymous('GET /settings')),
  ]);
  const facts = { ...tournament, hasPlayoffs: false, groups: [] };
  const content = { name: 'standings', data: { tournament: facts, groups: [], rows } } as const;
  const address = addressOfImageOf({ name: 'standings', id }, content, settings);
  return (await fetch(`${app.url}${address}`)).status;
}
