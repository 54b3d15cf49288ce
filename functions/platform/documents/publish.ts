/** Publishing a tournament: read everything, compute, write what changed; the newest ticket wins. */
import { createHash } from 'node:crypto';
import { finishTicket, type Page, readPageHashes, takeTicket, writePage } from '../table/pages.ts';
import { getSettings } from '../table/settings.ts';
import { composeDocuments, type Documents } from './compose.ts';
import { readSource } from './source.ts';

/**
 * Publishes the tournament as it is now and answers its documents; null when it does not exist (any more).
 * Safe to run twice, at the same time, or in any order: a page is only ever replaced by one that saw more.
 */
export async function publish(tournamentId: number, now: Date): Promise<Documents | null> {
  const ticket = await takeTicket(tournamentId);
  const [source, settings, published] = await Promise.all([
    readSource(tournamentId),
    getSettings(),
    readPageHashes(tournamentId),
  ]);
  const documents = source && composeDocuments(source, now, settings.timeZone);
  const pages = asPages(documents ?? {}, [...published.keys()]);
  // Alone, what is unchanged needs no write; otherwise an older recomputation might still overwrite it.
  const outdated = ticket.isAlone ? pages.filter(({ name, hash }) => published.get(name) !== hash) : pages;
  await Promise.all(outdated.map((page) => writePage(tournamentId, page, ticket, now.toISOString())));
  await finishTicket(tournamentId, ticket);
  return documents;
}

/** The pages to have; those published before that have nothing to show any more become empty. */
function asPages(documents: Partial<Documents>, published: readonly string[]): Page[] {
  const emptied = published.filter((name) => !(name in documents)).map((name) => [name, null] as const);
  return [...Object.entries(documents), ...emptied].map(([name, content]) => ({
    name,
    content,
    hash: hashOf(content),
  }));
}

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
