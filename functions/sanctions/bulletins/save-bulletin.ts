/** Begins, changes and discards the draft of a tournament's next bulletin. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { limits } from '#shared/domain/limits.ts';
import { type BulletinForm, bulletinDefaults } from '#shared/domain/schemas/bulletin.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { requireVersion } from '../../competition/api/request.ts';
import { presentBulletin } from '../../competition/discipline/present-bulletin.ts';
import {
  bulletinStateWrite,
  deleteBulletinWrites,
  getBulletin,
  listBulletins,
  prepareBulletinCreation,
  prepareBulletinReplacement,
  readBulletinState,
  type StoredBulletin,
  yearOf,
} from '../../competition/records/bulletins.ts';
import { everyTournament, findSanctions, listSanctionsOfTournament } from '../../competition/records/sanctions.ts';
import { getTournament } from '../../competition/records/tournaments.ts';
import { invalidFieldProblem, Problem } from '../../platform/problem.ts';
import { commit, retryOnConflict } from '../../platform/table/commit.ts';
import { itemExistsCondition, nextId } from '../../platform/table/entities.ts';
import { commitIdempotent } from '../../platform/table/idempotency.ts';
import { keys } from '../../platform/table/keys.ts';
import { readDraftLines } from './read-lines.ts';

export async function createBulletin(request: RequestOfRoute<'POST /tournaments/{id}/bulletins'>) {
  const { body, params, author, now } = request;
  const tournament = await getTournament(params.id);
  const proposed = body.sanctionIds ?? (await listOpenSanctionIds(tournament.id));
  const form = { ...fillAbsentFields(body, bulletinDefaults), sanctionIds: proposed };
  const id = await nextId('BULLETIN');
  await requireFitting(tournament.id, id, form);
  return retryOnConflict(async () => {
    const state = await readBulletinState(tournament.id);
    if (state.draftId !== null)
      throw new Problem('conflict', 'El torneo ya tiene un boletín en borrador: publicalo o descartalo.');
    const { stored, writes } = prepareBulletinCreation(
      { id, tournamentId: tournament.id, number: null, lines: [], ...form },
      author,
    );
    const { lines } = await readDraftLines(stored, now);
    const checks = [
      bulletinStateWrite(tournament.id, state, { draftId: id }),
      { check: keys.entity('TOURNAMENT', tournament.id), ...itemExistsCondition(author) },
    ];
    return commitIdempotent(request, [...writes, ...checks], presentBulletin(stored, lines));
  });
}

export function updateBulletin(request: RequestOfRoute<'PUT /bulletins/{id}'>) {
  const { params, author, now } = request;
  const { version: _seen, ...body } = request.body;
  return retryOnConflict(async () => {
    const before = await getBulletin(params.id);
    const { title, notices } = before;
    const sanctionIds = body.sanctionIds ?? (await readTellable(before, now)).sanctionIds;
    const form = { ...fillAbsentFields(body, { title, notices, sanctionIds }), corrects: body.corrects };
    await requireFitting(before.tournamentId, before.id, form);
    await requireVersion(request, before.version, () => presentDraft(before, now));
    requireDraft(before);
    const { stored, write } = prepareBulletinReplacement(before, form, author);
    await commit([write]);
    return presentDraft(stored, now);
  });
}

export async function deleteBulletin(request: RequestOfRoute<'DELETE /bulletins/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const bulletin = await getBulletin(request.params.id);
    await requireVersion(request, bulletin.version, () => presentDraft(bulletin, request.now));
    requireDraft(bulletin);
    const state = await readBulletinState(bulletin.tournamentId);
    await commit([
      ...deleteBulletinWrites(bulletin, request.author),
      bulletinStateWrite(bulletin.tournamentId, state, { draftId: null }),
    ]);
  });
}

/** A bulletin for administrators; the lines of a draft are those that it would have now. */
export async function presentDraft(bulletin: StoredBulletin, now: Date) {
  if (bulletin.number !== null) return presentBulletin(bulletin);
  const { lines, sanctionIds } = await readTellable(bulletin, now);
  return presentBulletin({ ...bulletin, sanctionIds }, lines);
}

/** The lines that a draft would have now, and the ids of the sanctions that it can still tell. */
async function readTellable(draft: StoredBulletin, now: Date) {
  const { lines, sanctions } = await readDraftLines(draft, now);
  return { lines, sanctionIds: sanctions.map(({ id }) => id) };
}

/** Throws 409 for a bulletin that is published. */
export function requireDraft({ number, date }: StoredBulletin): void {
  if (number === null) return;
  throw new Problem(
    'conflict',
    `El boletín ${number}/${yearOf(date)} ya está publicado y no se cambia: publicá una fe de erratas.`,
  );
}

/** What a new bulletin proposes to tell: what no other has told, also of sanctions in every tournament. */
async function listOpenSanctionIds(tournamentId: number): Promise<number[]> {
  const all = await Promise.all([tournamentId, everyTournament].map(listSanctionsOfTournament));
  return all
    .flat()
    .filter(({ bulletin, status }) => bulletin === null && status !== 'annulled')
    .map(({ id }) => id)
    .slice(0, limits.sanctionsOfBulletin);
}

/** Throws 400 for sanctions of other tournaments and a bulletin to be corrected that does not exist. */
async function requireFitting(
  tournamentId: number,
  ownId: number,
  {
    date,
    corrects,
    sanctionIds,
  }: Pick<BulletinForm, 'date' | 'sanctionIds'> & { readonly corrects?: number | undefined },
): Promise<void> {
  const found = new Map((await findSanctions(sanctionIds)).map((sanction) => [sanction.id, sanction]));
  for (const [at, id] of sanctionIds.entries()) {
    const sanction = found.get(id);
    if (!sanction || ![tournamentId, everyTournament].includes(sanction.tournamentId))
      throw invalidFieldProblem(`sanctionIds.${at}`, 'Esa sanción no existe en el torneo');
    if (sanction.status === 'annulled') throw invalidFieldProblem(`sanctionIds.${at}`, 'Esa sanción está anulada');
    if (sanction.bulletin && sanction.bulletin.id !== ownId && corrects === undefined)
      throw invalidFieldProblem(`sanctionIds.${at}`, 'Esa sanción ya salió en un boletín');
  }
  if (corrects === undefined) return;
  const published = (await listBulletins(tournamentId)).filter((each) => yearOf(each.date) === yearOf(date));
  if (!published.some(({ number }) => number === corrects))
    throw invalidFieldProblem('corrects', 'Ese boletín no está publicado');
}
