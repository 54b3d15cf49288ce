/** The edge's cache, in memory; when it is full, the least recently used answers are dropped. */
import type { OriginAnswer } from './messages.ts';

export interface CachedAnswer {
  /** The answer as viewers get it, already compressed. */
  readonly answer: OriginAnswer;
  /** The ETag that the origin sent, before compression made it a weak one. */
  readonly originTag: string | undefined;
  readonly originModified: string | undefined;
  /** When the answer was cached, in milliseconds since the epoch. */
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly usableOnErrorUntil: number;
}

export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #largestSize: number;
  #size = 0;

  constructor(largestSize = 64 * 1024 * 1024) {
    this.#largestSize = largestSize;
  }

  get(key: string): CachedAnswer | undefined {
    const found = this.#answers.get(key);
    if (found) {
      this.#answers.delete(key);
      this.#answers.set(key, found);
    }
    return found;
  }

  set(key: string, cached: CachedAnswer): void {
    this.#remove(key);
    this.#answers.set(key, cached);
    this.#size += estimatedAnswerSize(key, cached);
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#largestSize) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const found = this.#answers.get(key);
    if (!found) return;
    this.#answers.delete(key);
    this.#size -= estimatedAnswerSize(key, found);
  }
}

/** The estimated size in bytes: body, key, and 1 KB for the headers. */
function estimatedAnswerSize(key: string, { answer }: CachedAnswer): number {
  return answer.body.length + key.length + 1024;
}
