/** Gives the publisher the next part of the background work, once the last one is published. */
import {
  type BackgroundWork,
  readBackgroundWork,
  type ScopeText,
  storeBackgroundWork,
  type WorkCursor,
  type WorkName,
} from '../competition/publication/store/background-work.ts';
import { scopeOfText, wakeScopes } from '../competition/publication/store/wakes.ts';
import { countScopesOfWork, firstCursorOf, partAt } from './parts-of-work.ts';

/**
 * Takes the next step of the work. Called for each change of its item, so that a step in which a publisher died is taken
 * again: the scopes of a part that is stored are woken; when the part is published, the next part is stored.
 */
export async function advanceBackgroundWork(): Promise<void> {
  const work = await readBackgroundWork();
  if (work.left.size > 0) {
    if (!work.isGiven) await give(work);
    return;
  }
  const next = await nextStep(work);
  // When another step was stored meanwhile, its record goes on.
  if (next && (await storeBackgroundWork(next)) && next.left.size > 0) await give({ ...next, step: next.step + 1 });
}

async function give(work: BackgroundWork): Promise<void> {
  const isOfNight = work.current?.name === 'day';
  await wakeScopes([...work.left].map(scopeOfText), { isPart: true, isOfNight });
  await storeBackgroundWork({ ...work, isGiven: true });
}

/** The work with its next part; null when there is nothing to do. */
async function nextStep(work: BackgroundWork): Promise<BackgroundWork | null> {
  const { current } = work;
  if (!current) return startOfNext(work);
  const { name, cursor } = current;
  const { scopes, next } = await partAt(name, cursor, new Date());
  const left = new Set(scopes.map((scope): ScopeText => `${scope}`));
  return {
    ...work,
    left,
    isGiven: false,
    resumed: 0,
    asked: name === 'everything' && cursor.stage === 'matches' ? withoutTournament(work.asked, cursor) : work.asked,
    given: work.given + left.size,
    current: next && { ...current, cursor: next },
  };
}

/** Drops the work of a tournament whose matches begin to be published with everything: it would publish them again. */
const withoutTournament = (
  asked: BackgroundWork['asked'],
  { of: [id], after }: MatchesCursor,
): BackgroundWork['asked'] => (after === 0 ? new Set([...asked].filter((name) => name !== `T#${id}`)) : asked);

type MatchesCursor = Extract<WorkCursor, { stage: 'matches' }>;

/** Everything comes first, as it makes most of the others needless, and what turns with the day second. */
async function startOfNext(work: BackgroundWork): Promise<BackgroundWork | null> {
  const { asked } = work;
  const name = (['everything', 'day', 'teams'] as const).find((each) => asked.has(each)) ?? [...asked].sort()[0];
  if (name === undefined) return null;
  const isEverything = name === 'everything';
  const cursor = await firstCursorOf(name);
  // Everything that was asked for before is part of it.
  const left = isEverything ? [] : [...asked].filter((each) => each !== name);
  return {
    ...work,
    asked: new Set<WorkName>(left),
    current: { name, cursor },
    given: 0,
    total: await countScopesOfWork(name, cursor),
    failed: isEverything ? new Set() : work.failed,
  };
}
